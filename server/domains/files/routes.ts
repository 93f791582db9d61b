import type { Context } from 'hono';
import { logFailure } from '#server/http/broken-reply.ts';
import { disposition } from '#server/http/content-disposition.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { problem } from '#server/http/problem.ts';
import type { Route } from '#server/http/router.ts';
import { isId } from '#server/platform/database/ids.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { fileKey, getImage, getResume, pictureKey, type StoredFile } from './queries.ts';
import { uploadProfileImage, uploadResume } from './upload-commands.ts';

/** /api/uploads: resumes for the people they concern, profile images for everyone. */
export function fileRoutes(route: Route, dependencies: Dependencies) {
  const { database, files } = dependencies;

  const send = async (c: Context, file: StoredFile, key = fileKey(file)): Promise<Response> => {
    c.header('Content-Type', file.type);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Security-Policy', 'sandbox');
    // A HEAD reply's body is discarded unread, so the file would stay open.
    if (c.req.method === 'HEAD') return c.body(null);
    const body = await files.open(key);
    if (!body) throw problem(404, errorMessages.fileNotFound);
    return c.body(logFailure(c, body));
  };

  route(endpoints.uploadResume, async (c) => ({
    url: await uploadResume(dependencies, c.req.raw, c.var.user._id),
  }));
  route(endpoints.uploadProfileImage, async (c) => ({
    url: await uploadProfileImage(dependencies, c.req.raw, c.var.user._id),
  }));
  route(endpoints.getResume, async (c) => {
    const id = c.req.param('id');
    const file = isId(id) ? await getResume(database.db, id, c.var.user._id) : undefined;
    if (!file) throw problem(404, errorMessages.fileNotFound);
    const shown = file.type === 'application/pdf' ? 'inline' : 'attachment';
    c.header('Content-Disposition', disposition(shown, file.name));
    c.header('Cache-Control', 'private, no-store');
    return send(c, file);
  });
  route(endpoints.getImage, async (c, { query }) => {
    const [id = ''] = c.req.param('name').split('.');
    const file = isId(id) ? await getImage(database.db, id) : undefined;
    if (!file) throw problem(404, errorMessages.fileNotFound);
    const { size = 'page' } = query;
    // The content never changes, but a picture that its owner removed must not stay cached for long.
    const tag = `"${file._id}-${size}"`;
    c.header('Cache-Control', 'public, max-age=86400');
    c.header('ETag', tag);
    if (c.req.header('If-None-Match')?.includes(tag)) return c.body(null, 304);
    return send(c, file, pictureKey(file._id, size));
  });
}
