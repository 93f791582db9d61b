import type { Context } from 'hono';
import {
  getDependentsOfJob,
  getDependentsOfUser,
  listDeletions,
} from '#server/domains/deletions/queries.ts';
import { csvReply } from '#server/http/csv-reply.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { preferredLanguage } from '#server/http/language.ts';
import { asksForPage, plainArray } from '#server/http/paging.ts';
import { problem } from '#server/http/problem.ts';
import { pathId } from '#server/http/request.ts';
import type { Route } from '#server/http/router.ts';
import type { Session } from '#server/http/session.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { LogFields } from '#server/platform/log/log.ts';
import type { Dependents } from '#src/contract/console/console.ts';
import { CONSOLE_ENTITIES, type ConsoleEntity } from '#src/contract/console/console-search.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { getRecordLog } from './audit-queries.ts';
import { createRecord, deleteRecord, endSessionsOf, updateRecord } from './commands.ts';
import { exportRecords } from './export-queries.ts';
import { getRecord, listAllRecords, listRecords } from './record-queries.ts';

/** The kind of records in the path; refuses others with 404. */
function pathEntity(c: Context): ConsoleEntity {
  const entity = CONSOLE_ENTITIES.find((one) => one === c.req.param('entity'));
  if (!entity) throw problem(404, errorMessages.callNotFound);
  return entity;
}

const dependentsOf = async (
  db: Database,
  entity: ConsoleEntity,
  id: string,
): Promise<Dependents> => {
  if (entity === 'users') return getDependentsOfUser(db, id);
  if (entity === 'jobs') return getDependentsOfJob(db, id);
  return { jobs: 0, applications: 0, files: 0 };
};

/** /api/{console}: raw records, only for administrators. */
export function consoleRoutes(route: Route, dependencies: Dependencies) {
  const { database, jobChanges } = dependencies;
  const { db } = database;
  const recordId = (c: Context) => pathId(c, 'id', errorMessages.recordUnknown);
  const writerOf = (c: Context<Session>) => ({
    dependencies,
    admin: c.var.user,
    session: c.var.session,
    requestUrl: c.req.url,
    note: (written: LogFields) => c.set('written', written),
  });

  route(endpoints.listDeletions, () => listDeletions(db));
  route(endpoints.listRecords, async (c, { query }) => {
    const entity = pathEntity(c);
    if (!asksForPage(c)) return plainArray(c, await listAllRecords(db, entity, query));
    return listRecords(db, entity, query, query.limit);
  });
  route(endpoints.exportRecords, async (c, { query }) => {
    const language = preferredLanguage(c.req.header('accept-language'));
    return csvReply(c, await exportRecords(db, pathEntity(c), query, language));
  });
  route(endpoints.createRecord, async (c, { readBody, once }) => {
    const created = await once(await createRecord(writerOf(c), pathEntity(c), await readBody()));
    jobChanges.publish();
    return created;
  });
  route(endpoints.getRecord, async (c) => {
    const record = await getRecord(db, pathEntity(c), recordId(c));
    if (!record) throw problem(404, errorMessages.recordUnknown);
    return record;
  });
  route(endpoints.updateRecord, async (c, { readBody }) => {
    const [entity, id] = [pathEntity(c), recordId(c)];
    return updateRecord(writerOf(c), entity, id, await readBody());
  });
  route(endpoints.deleteRecord, (c) => deleteRecord(writerOf(c), pathEntity(c), recordId(c)));
  route(endpoints.endSessions, (c) => endSessionsOf(writerOf(c), recordId(c)));
  route(endpoints.getDependents, async (c) => {
    const entity = pathEntity(c);
    const id = recordId(c);
    if (!(await getRecord(db, entity, id))) throw problem(404, errorMessages.recordUnknown);
    return dependentsOf(db, entity, id);
  });
  route(endpoints.getRecordLog, async (c) =>
    plainArray(c, await getRecordLog(db, pathEntity(c), recordId(c))),
  );
}
