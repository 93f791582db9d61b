import { readFile } from 'node:fs/promises';
import { v7 } from 'uuid';
import { displayName } from '#server/http/content-disposition.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { problem } from '#server/http/problem.ts';
import { orRefuse } from '#server/http/refusals.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { IMAGE_BYTES_MAX, RESUME_BYTES_MAX } from '#src/contract/limits.ts';
import { fileUrl } from './address-rules.ts';
import { markUnusedDeleted, recordFile } from './commands.ts';
import { type FileType, recognize } from './file-types.ts';
import { withFilePart } from './multipart.ts';
import { bytesOf, encodePicture, PICTURE_TYPE, PictureError, storePicture } from './pictures.ts';
import { purgeDeletedFiles } from './purge-commands.ts';
import {
  type FileKind,
  fileKey,
  fileKeys,
  findFile,
  isAtFileLimit,
  type StoredFile,
} from './queries.ts';
import { spool } from './spool.ts';

const RULES = {
  resume: {
    limit: RESUME_BYTES_MAX,
    size: errorMessages.resumeSize,
    type: errorMessages.resumeType,
  },
  image: { limit: IMAGE_BYTES_MAX, size: errorMessages.imageSize, type: errorMessages.imageType },
};

/** A file ready to store. */
type Prepared = FileType & { bytes: number; keep: (id: string) => Promise<void> };

/** Stores a file whose row exists. After a failure, the background or the next sweep removes the rest. */
async function keepRecorded(
  dependencies: Dependencies,
  file: Pick<StoredFile, '_id' | 'kind'> & { owner_id: string },
  keep: Prepared['keep'],
): Promise<void> {
  const { database, files, clock, runInBackground } = dependencies;
  try {
    await keep(file._id);
  } catch (error) {
    runInBackground(async () => {
      await markUnusedDeleted(database.db, file.owner_id, [file._id], clock());
      await purgeDeletedFiles(dependencies);
    });
    throw error;
  }
  // A missing row means that the account was deleted before there were bytes to remove.
  if (await findFile(database.db, file._id, file.kind)) return;
  for (const key of fileKeys(file)) await files.remove(key);
  orRefuse('upload', 'no_owner');
}

/** Keeps a resume unchanged and re-encodes a picture. Refuses bytes that aren't a picture. */
async function prepare(
  dependencies: Dependencies,
  kind: FileKind,
  path: string,
  came: FileType & { bytes: number },
): Promise<Prepared> {
  if (kind === 'resume')
    return { ...came, keep: (_id) => dependencies.files.keep(fileKey({ kind, _id }), path) };
  const picture = await encodePicture(await readFile(path)).catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    throw error.reason === 'unreadable'
      ? problem(400, errorMessages.imageType)
      : problem(413, errorMessages.imagePixels);
  });
  return {
    ...PICTURE_TYPE,
    bytes: bytesOf(picture),
    keep: (id) => storePicture(dependencies, id, picture),
  };
}

/** Stores the file and returns its address. A refused or broken upload leaves nothing behind. */
function receiveFile(
  dependencies: Dependencies,
  request: Request,
  kind: FileKind,
  ownerId: string,
): Promise<string> {
  const { database, spoolFolder, clock } = dependencies;
  const rule = RULES[kind];
  const bounds = { limit: rule.limit, tooLarge: problem(413, rule.size) };
  return withFilePart(request, 'file', bounds, (part) =>
    spool(part.chunks, spoolFolder, bounds, async (path, size) => {
      if (size === 0) throw problem(400, errorMessages.fileEmpty);
      const recognized = await recognize(kind, part.name, path);
      if (!recognized) throw problem(400, rule.type);
      if (await isAtFileLimit(database.db, ownerId)) orRefuse('upload', 'too_many');
      const prepared = await prepare(dependencies, kind, path, { ...recognized, bytes: size });
      const { type, extension, bytes, keep } = prepared;
      const _id = v7();
      const name = displayName(part.name);
      const file = { _id, owner_id: ownerId, kind, name, type, bytes, created_at: clock() };
      orRefuse('upload', await recordFile(database.db, file));
      await keepRecorded(dependencies, file, keep);
      return fileUrl(kind, _id, name, extension);
    }),
  );
}

/** Stores a resume and returns its address. */
export const uploadResume = (dependencies: Dependencies, request: Request, ownerId: string) =>
  receiveFile(dependencies, request, 'resume', ownerId);

/** Stores a profile picture and returns its address. */
export const uploadProfileImage = (dependencies: Dependencies, request: Request, ownerId: string) =>
  receiveFile(dependencies, request, 'image', ownerId);
