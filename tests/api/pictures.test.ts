import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { encodePicture, PictureError } from '#server/domains/files/pictures.ts';
import { Problem } from '#server/http/problem.ts';
import { files } from '#server/platform/database/schema.ts';
import { IMAGE_BYTES_MAX } from '#src/contract/limits.ts';
import { fileForm, makeEmployer, type Person, pngBytes } from '#tests/factories.ts';
import { photo, plainPicture, pngOf } from '#tests/pictures.ts';
import { apiTest, refusal } from './api-test.ts';

const { backend, test, send } = apiTest();

const upload = (person: Person, name: string, bytes: Uint8Array | string) =>
  backend().request('POST', '/api/uploads/profile-image', {
    token: person.token,
    form: fileForm(name, bytes),
  });

/** The image at the address, and the metadata left in it. */
async function look(url: string) {
  const response = await send('GET', url);
  expect(response.status, url).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format, exif, xmp, icc, iptc, pages, orientation } =
    await sharp(bytes).metadata();
  return {
    bytes,
    size: [width, height],
    format,
    beside: { exif, xmp, icc, iptc },
    pages,
    orientation,
  };
}
const drawn = () => plainPicture(500, 300);
const flat = () => drawn().flatten();
const NOTHING = { exif: undefined, xmp: undefined, icc: undefined, iptc: undefined };

async function takeIn(name: string, bytes: Uint8Array) {
  const response = await upload(await makeEmployer(backend()), name, bytes);
  expect(response.status, name).toBe(201);
  const { url } = (await response.json()) as { url: string };
  return { url, page: await look(url), card: await look(`${url}?size=card`) };
}

describe('an uploaded image', () => {
  test('keeps only the pixels of its file, without place or camera (FILE-2)', async () => {
    const original = await photo();
    const before = await sharp(original).metadata();
    expect([before.exif !== undefined, before.orientation]).toEqual([true, 6]);
    expect(original.includes('Phone of Ceren')).toBe(true);
    for (const shown of Object.values(await takeIn('me.jpg', original)).slice(1)) {
      const { bytes, beside, orientation } = shown as Awaited<ReturnType<typeof look>>;
      expect(beside).toEqual(NOTHING);
      expect(orientation).toBeUndefined();
      expect(bytes.includes('Phone of Ceren')).toBe(false);
    }
  });

  test('is upright, and has a size for lists and one for pages', async () => {
    const { page, card } = await takeIn('me.jpg', await photo());
    expect([page.size, card.size]).toEqual([
      [256, 384],
      [96, 144],
    ]);
    expect(card.bytes.byteLength).toBeLessThan(page.bytes.byteLength);
    // Rotated to the right, its red left half is on top.
    const { data } = await sharp(card.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data.at(-3)).toBeLessThan(160);
  });

  test('can become the profile image, visible to everyone (FILE-3)', async ({ employer }) => {
    const response = await upload(employer, 'logo.png', pngBytes());
    const { url } = (await response.json()) as { url: string };
    expect(url).toMatch(/^\/api\/uploads\/images\/[0-9a-f-]{36}\.webp$/);
    const json = { profile_image_url: url };
    const { token } = employer;
    const user = await send('PUT', '/api/users/profile', { token }, json);
    expect(await user.json()).toMatchObject(json);
    expect((await look(url)).size, 'a small one is not blown up').toEqual([1, 1]);
  });

  test.each<[string, string, () => Promise<Uint8Array>]>([
    ['a PNG', 'a.PNG', () => drawn().png().toBuffer()],
    ['of 16 bits a channel', 'a.png', () => drawn().toColourspace('rgb16').png().toBuffer()],
    ['an interlaced PNG', 'a.png', () => drawn().png({ progressive: true }).toBuffer()],
    ['for printing (CMYK)', 'a.jpeg', () => flat().toColourspace('cmyk').jpeg().toBuffer()],
    ['in greys', 'a.jpg', () => flat().greyscale().jpeg().toBuffer()],
    ['a progressive JPEG', 'a.jpg', () => flat().jpeg({ progressive: true }).toBuffer()],
    ['a WebP', 'a.webp', () => drawn().webp().toBuffer()],
    [
      'the first frame of an animation',
      'a.webp',
      async () => {
        const frames = [await drawn().png().toBuffer(), await drawn().negate().png().toBuffer()];
        return sharp(frames, { join: { animated: true } })
          .webp({ loop: 0 })
          .toBuffer();
      },
    ],
  ])('%s is converted (FILE-2)', async (name, file, make) => {
    const bytes = await make();
    const { page, card } = await takeIn(file, bytes);
    expect([page.size, card.size]).toEqual([
      [384, 230],
      [144, 86],
    ]);
    expect([page.pages ?? 1, page.beside]).toEqual([1, NOTHING]);
    const { data } = await sharp(page.bytes)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0], 'red').toBeGreaterThan(name === 'in greys' ? 50 : 180);
  });

  test('that is an HTML page as well is only an image afterwards', async () => {
    const polyglot = Buffer.concat([pngBytes(), Buffer.from('<script>alert(1)</script>')]);
    const { page } = await takeIn('me.png', polyglot);
    expect(page.bytes.includes('<script')).toBe(false);
  });

  test('is cached for a day, and then revalidated by its ETag', async () => {
    const { url } = await takeIn('me.png', await drawn().png().toBuffer());
    const marks = [];
    for (const address of [url, `${url}?size=card`]) {
      const response = await send('GET', address);
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      const mark = response.headers.get('etag') ?? '';
      const again = await backend().request('GET', address, { headers: { 'If-None-Match': mark } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      marks.push(mark);
    }
    expect(new Set(marks).size).toBe(2);
  });
});

describe('a refused image', () => {
  const TYPE = '400 The image must be a PNG, JPEG or WebP file';
  const PIXELS = '413 The image must not have more than 40 megapixels';
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

  test.for<[string, string, () => Promise<Uint8Array | string>, string?]>([
    ['another kind', 'me.gif', async () => plainPicture(9, 9).gif().toBuffer()],
    ['an SVG named PNG', 'me.png', async () => SVG],
    ['a PNG named SVG', 'me.svg', async () => pngBytes()],
    [
      'an SVG after the signature of a PNG',
      'me.png',
      async () => Buffer.concat([pngBytes().subarray(0, 8), Buffer.from(SVG)]),
    ],
    [
      'a page after the signature of a JPEG',
      'me.jpg',
      async () => Buffer.from('\xff\xd8\xff<html>', 'latin1'),
    ],
    ['the signature of a WebP and nothing else', 'me.webp', async () => 'RIFF\0\0\0\0WEBPVP8 '],
    ['half a JPEG', 'me.jpg', async () => (await flat().jpeg().toBuffer()).subarray(0, 900)],
    ['half a PNG', 'me.png', async () => (await drawn().png().toBuffer()).subarray(0, 300)],
    ['no pixels at all', 'me.png', async () => pngOf(0, 0)],
    ['an empty file', 'me.png', async () => '', '400 The file is empty'],
    [
      '2 MB and a byte',
      'me.png',
      async () => new Uint8Array(IMAGE_BYTES_MAX + 1),
      '413 The image must not be larger than 2 MB',
    ],
    ['625 megapixels', 'me.png', async () => pngOf(25_000, 25_000), PIXELS],
    ['a few pixels too many', 'me.png', async () => pngOf(8001, 5000), PIXELS],
  ])('%s leaves nothing behind (FILE-2)', async ([_, file, make, said = TYPE], { candidate }) => {
    const stored = () => readdir(backend().folder, { recursive: true });
    const before = await stored();
    expect(await refusal(upload(candidate, file, await make()))).toBe(said);
    expect(await stored()).toEqual(before);
    expect(await backend().database.db.$count(files)).toBe(0);
  });
});

describe('encoding', () => {
  test('queues a few images and asks the others to retry', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 14 }, () => encodePicture(pngBytes())),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(Problem);
      expect([reason.status, Number(reason.headers['Retry-After']) > 0]).toEqual([503, true]);
    }
    // There is room again.
    await encodePicture(pngBytes());
  });

  test('refuses half a file', async () => {
    const half = (await flat().jpeg().toBuffer()).subarray(0, 900);
    await expect(encodePicture(half)).rejects.toThrow(PictureError);
  });
});

test('an SVG is never encoded, although cards are made of SVGs', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  await expect(encodePicture(svg)).rejects.toThrow(PictureError);
});
