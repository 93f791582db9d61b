import { messages } from '../../src/contract/messages.ts';
import type { Dependencies } from '../dependencies.ts';
import { problem } from '../problem.ts';
import { fileKey, fileKeys, pictureKey, type StoredFile } from '../store/files.ts';
import { dropPicture, listToReencode, markReencoded } from '../store/pictures.ts';
import { fileUrl } from './file-names.ts';
import { forEachFile } from './for-each-file.ts';
import { PICTURE_SIZE_NAMES } from './picture-sizes.ts';
import { encodePicture, PICTURE_TYPE, type Picture, PictureError } from './pictures.ts';
import { spool } from './spool.ts';

type PictureDependencies = Pick<
  Dependencies,
  'database' | 'files' | 'spoolFolder' | 'clock' | 'stopping'
>;

/** Bytes of all sizes together. */
export const bytesOf = (picture: Picture): number =>
  PICTURE_SIZE_NAMES.reduce((all, size) => all + picture[size].byteLength, 0);

/** We made the picture, so it is never too large. */
const BOUNDS = { limit: Number.POSITIVE_INFINITY, tooLarge: problem(413, messages.imageSize) };

/** Stores the picture in all sizes. */
export async function storePicture(
  { files, spoolFolder }: Pick<PictureDependencies, 'files' | 'spoolFolder'>,
  id: string,
  picture: Picture,
): Promise<void> {
  for (const size of PICTURE_SIZE_NAMES)
    await spool([picture[size]], spoolFolder, BOUNDS, (path) =>
      files.keep(pictureKey(id, size), path),
    );
}

/** The stored file as a picture; undefined when it is missing or no picture. */
async function encodeStored(
  files: PictureDependencies['files'],
  file: StoredFile,
): Promise<Picture | undefined> {
  const body = await files.open(fileKey(file));
  if (!body) return undefined;
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  // It was accepted before, so what browsers can show of it is enough.
  return encodePicture(bytes, { isLenient: true }).catch((error: unknown) => {
    if (error instanceof PictureError) return undefined;
    throw error;
  });
}

/** Re-encodes the stored picture. It is marked as done last, so that an interrupted run repeats it. */
async function reencode(
  { database: { db }, files, spoolFolder, clock }: PictureDependencies,
  file: StoredFile,
) {
  const picture = await encodeStored(files, file);
  if (!picture) return dropPicture(db, file, clock());
  await storePicture({ files, spoolFolder }, file._id, picture);
  const { type, extension } = PICTURE_TYPE;
  const address = fileUrl('image', file._id, file.name, extension);
  const isThere = await markReencoded(db, file, { address, type, bytes: bytesOf(picture) });
  // It was deleted meanwhile, perhaps before its bytes were stored again.
  if (!isThere) for (const key of fileKeys(file)) await files.remove(key);
}

/**
 * Re-encodes all pictures from before uploads were re-encoded, so that none is served with the metadata of
 * its file. Failures are handled as in `forEachFile`.
 */
export const reencodePictures = (dependencies: PictureDependencies): Promise<void> =>
  forEachFile(
    (limit, after) => listToReencode(dependencies.database.db, limit, after),
    (file) => reencode(dependencies, file),
    dependencies.stopping,
  );
