import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { v7 } from 'uuid';
import * as z from 'zod/mini';
import {
  type ConsoleRecord,
  type Dependents,
  describedField,
  recordLabel,
} from '../../../src/contract/console/console.ts';
import {
  CONSOLE_ENTITIES,
  type ConsoleEntity,
} from '../../../src/contract/console/console-search.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { messages } from '../../../src/contract/messages.ts';
import { csvReply } from '../../http/csv-reply.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { preferredLanguage } from '../../http/language.ts';
import { asksForPage, plainArray } from '../../http/paging.ts';
import { fieldProblem, problem } from '../../http/problem.ts';
import { parse, pathId } from '../../http/request.ts';
import type { Route } from '../../http/router.ts';
import type { Session } from '../../http/session.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/errors.ts';
import { type Database, users } from '../../platform/database/schema.ts';
import { checkNewPassword } from '../accounts/password-queries.ts';
import { nextSessionVersion } from '../accounts/queries.ts';
import { deleteAtOnce, deleteEnded } from '../deletions/carry-out-commands.ts';
import { endJob, endUser } from '../deletions/commands.ts';
import { dependentsOfJob, dependentsOfUser, listDeletions } from '../deletions/queries.ts';
import { purgeDeletedFiles } from '../files/purge-commands.ts';
import { apiOrigins } from '../files/reference-queries.ts';
import { correctInterview } from '../interviews/correct-commands.ts';
import { logOfRecord, recordWrite } from './audit-queries.ts';
import { exportRecords } from './export-queries.ts';
import { auditChanges, changedValues, newValues, type Values } from './input.ts';
import {
  deleteRecord,
  findRecord,
  insertRecord,
  listArray,
  listPage,
  lockRecord,
  updateRecord,
} from './records.ts';
import { consoleRules, ensureProfile, holdNamed } from './rules.ts';

/** The kind of records in the path; refuses others with 404. */
function pathEntity(c: Context): ConsoleEntity {
  const entity = CONSOLE_ENTITIES.find((one) => one === c.req.param('entity'));
  if (!entity) throw problem(404, messages.callNotFound);
  return entity;
}

const duplicate = (entity: ConsoleEntity) => {
  if (entity === 'users') return fieldProblem('email', messages.emailTaken);
  return problem(
    409,
    entity === 'applications' ? messages.applicationExists : messages.profileExists,
  );
};

const dependentsOf = async (
  db: Database,
  entity: ConsoleEntity,
  id: string,
): Promise<Dependents> => {
  if (entity === 'users') return dependentsOfUser(db, id);
  if (entity === 'jobs') return dependentsOfJob(db, id);
  return { jobs: 0, applications: 0, files: 0 };
};

/** Kinds of records that much may belong to. */
const takesLong = (entity: ConsoleEntity): boolean => entity === 'users' || entity === 'jobs';

/** Deletes the record, or ends one that much may belong to. Gives what goes with it. */
async function end(
  tx: Database,
  entity: ConsoleEntity,
  ended: { id: string; label: string; now: Date },
): Promise<Dependents | undefined> {
  if (entity === 'users') return endUser(tx, ended);
  if (entity === 'jobs') return endJob(tx, ended);
  await deleteRecord(tx, entity, ended.id);
  return undefined;
}

/** /api/{console}: raw records, for administrators alone. */
export function consoleRoutes(route: Route, dependencies: Dependencies) {
  const {
    database,
    jobChanges,
    clock,
    passwords,
    passwordPolicy,
    runInBackground,
    salaryCurrency,
  } = dependencies;
  const { db } = database;

  /** The hash of the password that the body sets, made before any record is locked. */
  const hashIn = async (
    entity: ConsoleEntity,
    { password, email }: Values,
    id?: string,
  ): Promise<string | undefined> => {
    const field = describedField(entity, 'password');
    if (!field || password === undefined || password === null || password === '') return undefined;
    const checked = String(parse(z.object({ password: field.schema }), { password }).password);
    const address = email ?? (id && (await findRecord(db, entity, id))?.email);
    await checkNewPassword(passwordPolicy, checked, typeof address === 'string' ? address : '');
    return passwords.hash(checked);
  };

  /** Carries out a write in one transaction; its record is asked for once it is done. */
  const write = async (
    to: Database,
    entity: ConsoleEntity,
    work: (tx: Database) => Promise<string>,
  ): Promise<ConsoleRecord> => {
    const id = await to.transaction(work).catch((error: unknown) => {
      if (isUniqueViolation(error)) throw duplicate(entity);
      // What it names was deleted a moment ago.
      throw isForeignKeyViolation(error) ? problem(400, messages.recordUnknown) : error;
    });
    const record = await findRecord(to, entity, id);
    if (!record) throw problem(404, messages.recordUnknown);
    return record;
  };

  /** What creates a record, once the body is known to be right. */
  const creation = async (
    c: Context<Session>,
    entity: ConsoleEntity,
    body: Values,
  ): Promise<(to: Database) => Promise<ConsoleRecord>> => {
    const values = newValues(entity, body);
    const passwordHash = await hashIn(entity, values);
    const insert = async (tx: Database) => {
      const now = clock();
      await holdNamed(tx, entity, values);
      const id = typeof values.user === 'string' ? values.user.toLowerCase() : v7();
      const actorId = c.var.user._id;
      const stored = undefined;
      const origins = apiOrigins(c.req.url, dependencies);
      const rule = { tx, id, actorId, stored, values, passwordHash, origins, now, salaryCurrency };
      const more = await consoleRules[entity](rule);
      const key = values.user === undefined ? { _id: id } : {};
      const stamps = entity === 'applications' ? {} : { updated_at: now };
      const all = { ...values, ...more };
      await insertRecord(tx, entity, { ...all, ...key, created_at: now, ...stamps });
      if (entity === 'users') await ensureProfile(tx, id, values.user_type);
      if (entity === 'applications') await correctInterview(tx, id, values, { actorId, now });
      const record = await findRecord(tx, entity, id);
      const changes = auditChanges(entity, values);
      const label = record ? recordLabel(record) : id;
      await logWrite(tx, c, now, { action: 'create', entity, record_id: id, label, changes });
      return id;
    };
    return (to) => write(to, entity, insert);
  };

  const update = async (
    c: Context<Session>,
    entity: ConsoleEntity,
    readBody: () => Promise<Values>,
  ): Promise<ConsoleRecord> => {
    const id = pathId(c, 'id', messages.recordUnknown);
    const body = await readBody();
    const passwordHash = await hashIn(entity, body, id);
    const updated = await write(db, entity, async (tx) => {
      const now = clock();
      await holdNamed(tx, entity, body, id);
      const stored = await lockRecord(tx, entity, id);
      if (!stored) throw problem(404, messages.recordUnknown);
      if (body.__v !== undefined && body.__v !== stored.__v)
        throw problem(409, messages.staleVersion);
      const values = changedValues(entity, stored, body);
      if (Object.keys(values).length === 0) return id;
      const actorId = c.var.user._id;
      const origins = apiOrigins(c.req.url, dependencies);
      const rule = { tx, id, actorId, stored, values, passwordHash, origins, now, salaryCurrency };
      const more = await consoleRules[entity](rule);
      const stamps = entity === 'applications' ? {} : { updated_at: now };
      await updateRecord(tx, entity, id, { ...values, ...more, ...stamps });
      if (entity === 'users' && values.user_type) await ensureProfile(tx, id, values.user_type);
      if (entity === 'applications') await correctInterview(tx, id, values, { actorId, now });
      const changes = auditChanges(entity, values, stored);
      const label = recordLabel(stored);
      await logWrite(tx, c, now, { action: 'update', entity, record_id: id, label, changes });
      return id;
    });
    jobChanges.announce();
    return updated;
  };

  /** Signs the user out on every device. */
  const signOut = async (c: Context<Session>): Promise<void> => {
    const id = pathId(c, 'id', messages.recordUnknown);
    await db.transaction(async (tx) => {
      const stored = await lockRecord(tx, 'users', id);
      if (!stored) throw problem(404, messages.recordUnknown);
      await tx.update(users).set({ session_version: nextSessionVersion }).where(eq(users._id, id));
      const changes = [{ field: 'sessions', to: 'ended' }];
      const written = { action: 'update', entity: 'users', record_id: id, changes } as const;
      await logWrite(tx, c, clock(), { ...written, label: recordLabel(stored) });
    });
  };

  const remove = async (c: Context<Session>, entity: ConsoleEntity): Promise<void> => {
    const id = pathId(c, 'id', messages.recordUnknown);
    if (entity === 'users' && id === c.var.user._id) throw problem(409, messages.ownAccount);
    await db.transaction(async (tx) => {
      const now = clock();
      const stored = await lockRecord(tx, entity, id);
      if (!stored) throw problem(404, messages.recordUnknown);
      const label = recordLabel(stored);
      const ended = { id, label, now };
      const gone = await end(tx, entity, ended);
      // What went with it, and nothing of what it said: deleted is deleted.
      const changes = Object.entries(gone ?? {}).flatMap(([field, from]) =>
        from > 0 ? { field, from, to: 0 } : [],
      );
      await logWrite(tx, c, now, { action: 'delete', entity, record_id: id, label, changes });
    });
    // It has ended: what fails now is done in the background.
    const isLeft = takesLong(entity) && !(await deleteAtOnce(dependencies, id).catch(() => false));
    jobChanges.announce();
    if (isLeft) runInBackground(() => deleteEnded(dependencies));
    runInBackground(() => purgeDeletedFiles(dependencies));
  };

  route(endpoints.listDeletions, () => listDeletions(db));
  route(endpoints.listRecords, async (c, { query }) => {
    const entity = pathEntity(c);
    if (!asksForPage(c)) return plainArray(c, await listArray(db, entity, query));
    return listPage(db, entity, query, query.limit);
  });
  route(endpoints.exportRecords, async (c, { query }) => {
    const language = preferredLanguage(c.req.header('accept-language'));
    return csvReply(c, await exportRecords(db, pathEntity(c), query, language));
  });
  route(endpoints.createRecord, async (c, { readBody, once }) => {
    const created = await once(await creation(c, pathEntity(c), await readBody()));
    jobChanges.announce();
    return created;
  });
  route(endpoints.getRecord, async (c) => {
    const record = await findRecord(db, pathEntity(c), pathId(c, 'id', messages.recordUnknown));
    if (!record) throw problem(404, messages.recordUnknown);
    return record;
  });
  route(endpoints.updateRecord, async (c, { readBody }) => update(c, pathEntity(c), readBody));
  route(endpoints.deleteRecord, (c) => remove(c, pathEntity(c)));
  route(endpoints.endSessions, signOut);
  route(endpoints.getDependents, async (c) => {
    const entity = pathEntity(c);
    const id = pathId(c, 'id', messages.recordUnknown);
    if (!(await findRecord(db, entity, id))) throw problem(404, messages.recordUnknown);
    return dependentsOf(db, entity, id);
  });
  route(endpoints.getRecordLog, async (c) =>
    plainArray(c, await logOfRecord(db, pathEntity(c), pathId(c, 'id', messages.recordUnknown))),
  );
}

/** Adds the write to the console's log, in the name of who calls; once it is done, the server's tells of it too. */
async function logWrite(
  tx: Database,
  c: Context<Session>,
  now: Date,
  written: Parameters<typeof recordWrite>[2],
): Promise<void> {
  await recordWrite(tx, { id: c.var.user._id, name: c.var.user.email }, written, now);
  const { action, entity, record_id: recordId } = written;
  c.set('written', { action, entity, recordId });
}
