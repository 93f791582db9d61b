import { readFile } from 'node:fs/promises';
import type { Context } from 'hono';
import { v7 } from 'uuid';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { IMAGE_BYTES_MAX, RESUME_BYTES_MAX } from '../../../src/contract/limits.ts';
import { messages } from '../../../src/contract/messages.ts';
import { displayName, disposition } from '../../http/content-disposition.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { problem } from '../../http/problem.ts';
import { orRefuse } from '../../http/refusals.ts';
import type { Route } from '../../http/router.ts';
import { isId } from '../../platform/database/ids.ts';
import { fileUrl } from './address-queries.ts';
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
  findReadableResume,
  isAtFileLimit,
  pictureKey,
  type StoredFile,
} from './queries.ts';
import { spool } from './spool.ts';

const RULES = {
  resume: { limit: RESUME_BYTES_MAX, size: messages.resumeSize, type: messages.resumeType },
  image: { limit: IMAGE_BYTES_MAX, size: messages.imageSize, type: messages.imageType },
};

/** A file as the store takes it in. */
type Prepared = FileType & { bytes: number; keep: (id: string) => Promise<void> };

/** /api/uploads: resumes for those whom they concern, profile images for everyone. */
export function fileRoutes(route: Route, dependencies: Dependencies) {
  const { database, files, spoolFolder, clock, runInBackground } = dependencies;

  /**
   * Hands the file, which has its row already, to the store: so whatever breaks off here, the sweep finds
   * what is left of it.
   */
  const keepRecorded = async (
    file: Pick<StoredFile, '_id' | 'kind'> & { owner_id: string },
    keep: Prepared['keep'],
  ): Promise<void> => {
    try {
      await keep(file._id);
    } catch (error) {
      runInBackground(async () => {
        await markUnusedDeleted(database.db, file.owner_id, [file._id], clock());
        await purgeDeletedFiles(dependencies);
      });
      throw error;
    }
    // The account was deleted meanwhile, and the row went before there were bytes to remove.
    if (await findFile(database.db, file._id, file.kind)) return;
    for (const key of fileKeys(file)) await files.remove(key);
    throw problem(401, messages.tokenInvalid);
  };

  /** A resume is kept as it came, a picture as it is drawn anew. Refuses pictures that cannot be. */
  const prepare = async (
    kind: FileKind,
    path: string,
    came: FileType & { bytes: number },
  ): Promise<Prepared> => {
    if (kind === 'resume')
      return { ...came, keep: (_id) => files.keep(fileKey({ kind, _id }), path) };
    const picture = await encodePicture(await readFile(path)).catch((error: unknown) => {
      if (!(error instanceof PictureError)) throw error;
      throw error.reason === 'unreadable'
        ? problem(400, messages.imageType)
        : problem(413, messages.imagePixels);
    });
    return {
      ...PICTURE_TYPE,
      bytes: bytesOf(picture),
      keep: (id) => storePicture(dependencies, id, picture),
    };
  };

  /** Takes the file in and gives its address. A refused or broken upload leaves nothing behind. */
  const receive = (c: Context, kind: FileKind, ownerId: string): Promise<string> => {
    const rule = RULES[kind];
    const bounds = { limit: rule.limit, tooLarge: problem(413, rule.size) };
    return withFilePart(c.req.raw, 'file', bounds, (part) =>
      spool(part.chunks, spoolFolder, bounds, async (path, size) => {
        if (size === 0) throw problem(400, messages.fileEmpty);
        const recognized = await recognize(kind, part.name, path);
        if (!recognized) throw problem(400, rule.type);
        if (await isAtFileLimit(database.db, ownerId)) throw problem(409, messages.tooManyFiles);
        const prepared = await prepare(kind, path, { ...recognized, bytes: size });
        const { type, extension, bytes, keep } = prepared;
        const _id = v7();
        const name = displayName(part.name);
        const file = { _id, owner_id: ownerId, kind, name, type, bytes, created_at: clock() };
        orRefuse('upload', await recordFile(database.db, file));
        await keepRecorded(file, keep);
        return fileUrl(kind, _id, name, extension);
      }),
    );
  };

  const send = async (c: Context, file: StoredFile, key = fileKey(file)): Promise<Response> => {
    c.header('Content-Type', file.type);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Security-Policy', 'sandbox');
    // The body of such a call is thrown away unread, and the file would stay open.
    if (c.req.method === 'HEAD') return c.body(null);
    const body = await files.open(key);
    if (!body) throw problem(404, messages.fileNotFound);
    return c.body(body);
  };

  route(endpoints.uploadResume, async (c) => ({
    url: await receive(c, 'resume', c.var.user._id),
  }));
  route(endpoints.uploadProfileImage, async (c) => ({
    url: await receive(c, 'image', c.var.user._id),
  }));
  route(endpoints.getResume, async (c) => {
    const id = c.req.param('id');
    const file = isId(id) ? await findReadableResume(database.db, id, c.var.user._id) : undefined;
    if (!file) throw problem(404, messages.fileNotFound);
    const shown = file.type === 'application/pdf' ? 'inline' : 'attachment';
    c.header('Content-Disposition', disposition(shown, file.name));
    c.header('Cache-Control', 'private, no-store');
    return send(c, file);
  });
  route(endpoints.getImage, async (c, { query }) => {
    const [id = ''] = c.req.param('name').split('.');
    const file = isId(id) ? await findFile(database.db, id, 'image') : undefined;
    if (!file) throw problem(404, messages.fileNotFound);
    const { size = 'page' } = query;
    // Nothing under this address ever changes; but what its owner removed is not shown for much longer.
    const tag = `"${file._id}-${size}"`;
    c.header('Cache-Control', 'public, max-age=86400');
    c.header('ETag', tag);
    if (c.req.header('If-None-Match')?.includes(tag)) return c.body(null, 304);
    return send(c, file, pictureKey(file._id, size));
  });
}
