import pLimit from 'p-limit';
import type { Dependencies } from '#server/http/dependencies.ts';
import { RETRY_AFTER } from '#server/http/failures.ts';
import { Problem, problem } from '#server/http/problem.ts';
import { loadSharp } from '#server/platform/images/sharp.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { isPicture } from './file-types.ts';
import { PICTURE_SIZE_NAMES, PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';
import { pictureKey } from './queries.ts';
import { spool } from './spool.ts';

/** Maximum pixels of an uploaded picture, which its bytes don't limit: 2 MB can hold hundreds of millions. */
const PICTURE_PIXELS_MAX = 40_000_000;

/** A stored picture: re-encoded in each size, keeping only the file's pixels. */
export type Picture = Record<PictureSize, Uint8Array>;
export const PICTURE_TYPE = { type: 'image/webp', extension: 'webp' };

/** The bytes aren't a picture that can be stored. */
export class PictureError extends Error {
  readonly reason: 'unreadable' | 'too_many_pixels';

  constructor(reason: PictureError['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Maximum waiting pictures; further calls are refused. */
const WAITING_MAX = 8;
/** Maximum seconds per picture; the largest take one. */
const TIMEOUT = 20;
const QUALITY = 85;

const FORMATS: readonly unknown[] = ['png', 'jpeg', 'webp'];

const busy = () =>
  new Problem(503, { msg: errorMessages.unavailable }, { 'Retry-After': RETRY_AFTER });

/** One at a time, since each can take 400 MB. */
const queue = pLimit(1);

/** Encodes the first frame of a PNG, JPEG or WebP file. */
async function encode(bytes: Uint8Array): Promise<Picture> {
  // Checked before the library decodes the bytes: it reads SVG too.
  if (!isPicture(bytes)) throw new PictureError('unreadable');
  const sharp = await loadSharp();
  const open = (source: Uint8Array) =>
    sharp(source, { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error' }).timeout({
      seconds: TIMEOUT,
    });
  const fitInside = (side: number) =>
    ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!FORMATS.includes(format)) throw new PictureError('unreadable');
  if (width * height > PICTURE_PIXELS_MAX) throw new PictureError('too_many_pixels');
  const raw = await open(bytes)
    .autoOrient()
    .resize(fitInside(PICTURE_SIZES.page))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const encodeAt = (size: PictureSize) =>
    open(raw).resize(fitInside(PICTURE_SIZES[size])).webp({ quality: QUALITY }).toBuffer();
  return { card: await encodeAt('card'), page: await encodeAt('page') };
}

/**
 * Encodes the picture in all stored sizes, upright and without metadata. Throws PictureError, or a Problem (503) when
 * too many pictures wait or this one takes too long (rule FILE-2).
 */
export async function encodePicture(bytes: Uint8Array): Promise<Picture> {
  if (queue.activeCount + queue.pendingCount > WAITING_MAX) throw busy();
  return queue(async () => {
    try {
      return await encode(bytes);
    } catch (error) {
      if (error instanceof PictureError) throw error;
      if (error instanceof Error && error.message.startsWith('timeout')) throw busy();
      throw new PictureError('unreadable', error);
    }
  });
}

/** Bytes of all sizes together. */
export const bytesOf = (picture: Picture): number =>
  PICTURE_SIZE_NAMES.reduce((all, size) => all + picture[size].byteLength, 0);

/** We made the picture, so it is never too large. */
const BOUNDS = { limit: Number.POSITIVE_INFINITY, tooLarge: problem(413, errorMessages.imageSize) };

export async function storePicture(
  { files, spoolFolder }: Pick<Dependencies, 'files' | 'spoolFolder'>,
  id: string,
  picture: Picture,
): Promise<void> {
  for (const size of PICTURE_SIZE_NAMES)
    await spool([picture[size]], spoolFolder, BOUNDS, (path) =>
      files.keep(pictureKey(id, size), path),
    );
}
