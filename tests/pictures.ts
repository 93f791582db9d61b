import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { pngBytes } from './factories.ts';

/** An image of this size, half red and half translucent blue. */
export const plainPicture = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0.5 } },
    limitInputPixels: false,
  }).composite([
    {
      input: {
        create: {
          width: Math.ceil(width / 2),
          height,
          channels: 3,
          background: { r: 255, g: 0, b: 0 },
        },
      },
      gravity: 'west',
    },
  ]);

/** A photo as a phone stores it: rotated (600×400, to be shown as 400×600), with place and camera. */
export const photo = (): Promise<Buffer> =>
  plainPicture(600, 400)
    .flatten()
    .withExif({
      IFD0: { Make: 'Phone of Ceren', ImageDescription: 'At home' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 25/1 0/1', GPSLongitude: '27/1 8/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A PNG that claims this size, but has one pixel. */
export function pngOf(width: number, height: number): Buffer {
  const png = Buffer.from(pngBytes());
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
