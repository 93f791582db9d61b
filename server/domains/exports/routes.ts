import { fileKey } from '#server/domains/files/queries.ts';
import { logFailure } from '#server/http/broken-reply.ts';
import { disposition } from '#server/http/content-disposition.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { preferredLanguage } from '#server/http/language.ts';
import { problem } from '#server/http/problem.ts';
import { orRefuse } from '#server/http/refusals.ts';
import type { Route } from '#server/http/router.ts';
import { isId } from '#server/platform/database/ids.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { requestExport } from './commands.ts';
import { getExportFile, listExports } from './queries.ts';

/** /api/account/exports: copies of the caller's data. */
export function exportRoutes(route: Route, { database, files, clock }: Dependencies) {
  const { db } = database;

  route(endpoints.requestExport, async (c, { countAlso }) => {
    const asked = await requestExport(db, c.var.user._id, {
      language: preferredLanguage(c.req.header('accept-language')),
      now: clock(),
      count: () => countAlso('export'),
    });
    const made = orRefuse('export', asked);
    c.var.log('export.requested', { export: made._id });
    return made;
  });
  route(endpoints.listExports, async (c) => ({ exports: await listExports(db, c.var.user._id) }));
  route(endpoints.getExportFile, async (c) => {
    const id = c.req.param('id');
    const file = isId(id) ? await getExportFile(db, id, c.var.user._id, clock()) : undefined;
    if (!file) throw problem(404, errorMessages.exportNotFound);
    c.header('Content-Type', 'application/zip');
    c.header('Content-Length', String(file.bytes));
    c.header('Content-Disposition', disposition('attachment', file.name));
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    // A HEAD reply's body is discarded unread, so the file would stay open.
    if (c.req.method === 'HEAD') return c.body(null);
    const body = await files.open(fileKey(file));
    if (!body) throw problem(404, errorMessages.exportNotFound);
    c.var.log('export.downloaded', { export: id });
    return c.body(logFailure(c, body));
  });
}
