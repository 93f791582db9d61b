import type { Context } from 'hono';
import type { Dependencies } from '#server/http/dependencies.ts';
import { checkPlaceholders } from '#server/http/placeholder-problem.ts';
import { problem } from '#server/http/problem.ts';
import { orRefuse } from '#server/http/refusals.ts';
import { pathId } from '#server/http/request.ts';
import type { Route } from '#server/http/router.ts';
import { isId } from '#server/platform/database/ids.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { markMessagesRead, postMessage } from './commands.ts';
import { listMessages } from './queries.ts';
import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  updateTemplate,
} from './template-commands.ts';

/** /api/applications/{id}/messages and /api/message-templates. */
export function messageRoutes(route: Route, { database, clock }: Dependencies) {
  const { db } = database;
  const applicationId = (c: Context) => pathId(c, 'id', errorMessages.applicationNotFound);
  const templateId = (c: Context) => pathId(c, 'id', errorMessages.templateNotFound);

  route(endpoints.listMessages, async (c, { query }) => {
    // A malformed id names no message.
    const before = query.before && isId(query.before) ? query.before : undefined;
    const thread = await listMessages(db, applicationId(c), c.var.user._id, before);
    if (!thread) throw problem(404, errorMessages.applicationNotFound);
    return thread;
  });
  route(endpoints.postMessage, async (c, { readBody, once }) => {
    const id = applicationId(c);
    const { body } = await readBody();
    return once(async (tx) =>
      orRefuse('message', await postMessage(tx, id, c.var.user._id, body, clock())),
    );
  });
  route(endpoints.markMessagesRead, async (c, { readBody }) => {
    const id = applicationId(c);
    const { messages: ids } = await readBody();
    const unread = await markMessagesRead(db, id, c.var.user._id, ids.filter(isId), clock());
    if (unread === undefined) throw problem(404, errorMessages.applicationNotFound);
    return { unread };
  });

  route(endpoints.listTemplates, async (c) => ({
    templates: await listTemplates(db, c.var.user._id),
  }));
  route(endpoints.createTemplate, async (c, { readBody, once }) => {
    const input = await readBody(({ body }) => checkPlaceholders('body', body));
    return once(async (tx) =>
      orRefuse('template', await createTemplate(tx, c.var.user._id, input, clock())),
    );
  });
  route(endpoints.updateTemplate, async (c, { readBody }) => {
    const id = templateId(c);
    const input = await readBody(({ body }) => checkPlaceholders('body', body));
    return orRefuse('template', await updateTemplate(db, c.var.user._id, id, input, clock()));
  });
  route(endpoints.deleteTemplate, async (c) => {
    orRefuse('template', await deleteTemplate(db, c.var.user._id, templateId(c), clock()));
  });
}
