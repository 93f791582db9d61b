import type { Context } from 'hono';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { TEMPLATES_MAX } from '../../../src/contract/limits.ts';
import { messages } from '../../../src/contract/messages.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { filledProblem, problem } from '../../http/problem.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { isId, pathId } from '../../http/request.ts';
import type { Route } from '../../http/route.ts';
import { markRead, readThread, sendMessage } from './commands.ts';
import { checkPlaceholders } from './placeholder-queries.ts';
import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  updateTemplate,
} from './template-commands.ts';

/** Why a message can't be sent. */
const refusals = {
  not_found: messages.applicationNotFound,
  withdrawn: messages.applicationWithdrawn,
  removed: messages.threadJobRemoved,
  not_begun: messages.threadNotBegun,
} as const;

/** /api/applications/{id}/messages and /api/message-templates. */
export function applicationMessageRoutes(
  route: Route,
  { database, clock }: Dependencies,
  limit: Limit,
) {
  const { db } = database;
  const applicationId = (c: Context) => pathId(c, 'id', messages.applicationNotFound);
  const templateId = (c: Context) => pathId(c, 'id', messages.templateNotFound);

  route(endpoints.listMessages, async (c, { query }) => {
    // An id that can't be one names no message.
    const before = query.before && isId(query.before) ? query.before : undefined;
    const thread = await readThread(db, applicationId(c), c.var.user._id, before);
    if (!thread) throw problem(404, messages.applicationNotFound);
    return thread;
  });
  route(endpoints.postMessage, async (c, { readBody, once }) => {
    const id = applicationId(c);
    const { body } = await readBody();
    limit(c, 'write', c.var.user._id);
    return once(async (tx) => {
      const sent = await sendMessage(tx, id, c.var.user._id, body, clock());
      if (typeof sent === 'string') throw problem(sent === 'not_found' ? 404 : 409, refusals[sent]);
      return sent;
    });
  });
  route(endpoints.markMessagesRead, async (c, { readBody }) => {
    const id = applicationId(c);
    const { messages: ids } = await readBody();
    const unread = await markRead(db, id, c.var.user._id, ids.filter(isId), clock());
    if (unread === undefined) throw problem(404, messages.applicationNotFound);
    return { unread };
  });

  route(endpoints.listTemplates, async (c) => ({
    templates: await listTemplates(db, c.var.user._id, clock()),
  }));
  route(endpoints.createTemplate, async (c, { readBody, once }) => {
    const input = await readBody();
    checkPlaceholders('body', input.body);
    limit(c, 'template', c.var.user._id);
    return once(async (tx) => {
      const created = await createTemplate(tx, c.var.user._id, input, clock());
      if (!created) throw filledProblem(409, messages.templatesMax, { max: TEMPLATES_MAX });
      return created;
    });
  });
  route(endpoints.updateTemplate, async (c, { readBody }) => {
    const id = templateId(c);
    const input = await readBody();
    checkPlaceholders('body', input.body);
    limit(c, 'template', c.var.user._id);
    const updated = await updateTemplate(db, c.var.user._id, id, input, clock());
    if (!updated) throw problem(404, messages.templateNotFound);
    return updated;
  });
  route(endpoints.deleteTemplate, async (c) => {
    if (!(await deleteTemplate(db, c.var.user._id, templateId(c))))
      throw problem(404, messages.templateNotFound);
  });
}
