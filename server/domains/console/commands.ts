import { v7 } from 'uuid';
import * as z from 'zod/mini';
import { checkNewPassword } from '#server/domains/accounts/password-rules.ts';
import { endSessions } from '#server/domains/accounts/session-commands.ts';
import { deleteAtOnce, deleteEnded } from '#server/domains/deletions/carry-out-commands.ts';
import { deleteAuditKey, endJob, endUser } from '#server/domains/deletions/commands.ts';
import { purgeDeletedFiles } from '#server/domains/files/purge-commands.ts';
import { apiOrigins } from '#server/domains/files/reference-queries.ts';
import { correctInterview } from '#server/domains/interviews/correct-commands.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { fieldProblem, problem } from '#server/http/problem.ts';
import { parse } from '#server/http/request.ts';
import { requireRecentPassword } from '#server/http/session.ts';
import type { OpenSession, SessionUser } from '#server/http/session-user.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#server/platform/database/errors.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { LogFields } from '#server/platform/log/log.ts';
import {
  type ConsoleRecord,
  type Dependents,
  describedField,
  recordLabel,
} from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { findSubject, recordWrite } from './audit-commands.ts';
import { auditChanges, changedValues, newValues, type Values } from './input.ts';
import { deleteRow, insertRow, lockRecord, updateRow } from './record-commands.ts';
import { getRecord } from './record-queries.ts';
import { consoleRules, ensureProfile, lockReferenced } from './rules.ts';

/** The administrator, the session and address of the call, and the callback for the server's log. */
type Writer = {
  dependencies: Dependencies;
  admin: Pick<SessionUser, '_id'>;
  session: OpenSession;
  requestUrl: string;
  note: (written: LogFields) => void;
};

const duplicate = (entity: ConsoleEntity) => {
  if (entity === 'users') return fieldProblem('email', errorMessages.emailTaken);
  return problem(
    409,
    entity === 'applications' ? errorMessages.applicationExists : errorMessages.profileExists,
  );
};

/** Kinds of records that may have many dependents. */
const takesLong = (entity: ConsoleEntity): boolean => entity === 'users' || entity === 'jobs';

/** Deletes the record, or ends one that may have many dependents. Returns what else is deleted. */
async function end(
  tx: Database,
  entity: ConsoleEntity,
  ended: { id: string; label: string; now: Date },
): Promise<Dependents | undefined> {
  if (entity === 'users') return endUser(tx, ended);
  if (entity === 'jobs') return endJob(tx, ended);
  await deleteRow(tx, entity, ended.id);
  if (entity === 'messages') await deleteAuditKey(tx, ended.id);
  return undefined;
}

/** What the audit log says of a record besides its changes: its name, and whose values it has. */
const aboutRecord = async (tx: Database, entity: ConsoleEntity, record: ConsoleRecord) => ({
  label: recordLabel(record),
  subjectId: await findSubject(tx, entity, record),
});

const NOBODY = { label: '', subjectId: null };

/** Adds the write to the audit log and, once the call succeeds, to the server's log. */
async function logWrite(
  tx: Database,
  { admin, note }: Writer,
  now: Date,
  written: Parameters<typeof recordWrite>[2],
): Promise<void> {
  await recordWrite(tx, admin._id, written, now);
  const { action, entity, record_id: recordId } = written;
  note({ action, entity, recordId });
}

/** The hash of the body's password, if any. Call before locking records, since hashing takes long. */
async function hashIn(
  { database, passwords, passwordPolicy }: Dependencies,
  entity: ConsoleEntity,
  { password, email }: Values,
  id?: string,
): Promise<string | undefined> {
  const field = describedField(entity, 'password');
  if (!field || password === undefined || password === null || password === '') return undefined;
  const checked = String(parse(z.object({ password: field.schema }), { password }).password);
  const address = email ?? (id && (await getRecord(database.db, entity, id))?.email);
  await checkNewPassword(passwordPolicy, checked, typeof address === 'string' ? address : '');
  return passwords.hash(checked);
}

/** Runs a write in one transaction, and reads the record afterwards. */
async function write(
  to: Database,
  entity: ConsoleEntity,
  work: (tx: Database) => Promise<string>,
): Promise<ConsoleRecord> {
  const id = await to.transaction(work).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw duplicate(entity);
    // A referenced record was just deleted.
    throw isForeignKeyViolation(error) ? problem(400, errorMessages.recordUnknown) : error;
  });
  const record = await getRecord(to, entity, id);
  if (!record) throw problem(404, errorMessages.recordUnknown);
  return record;
}

/** Validates the body and returns the insert of the record. Refuses (400) an invalid body. */
export async function createRecord(
  writer: Writer,
  entity: ConsoleEntity,
  body: Values,
): Promise<(to: Database) => Promise<ConsoleRecord>> {
  const { dependencies, admin, requestUrl } = writer;
  const { clock, salaryCurrency } = dependencies;
  const values = newValues(entity, body);
  const passwordHash = await hashIn(dependencies, entity, values);
  const insert = async (tx: Database) => {
    const now = clock();
    await lockReferenced(tx, entity, values);
    const id = typeof values.user === 'string' ? values.user.toLowerCase() : v7();
    const actorId = admin._id;
    const stored = undefined;
    const origins = apiOrigins(requestUrl, dependencies);
    const rule = { tx, id, actorId, stored, values, passwordHash, origins, now, salaryCurrency };
    const more = await consoleRules[entity](rule);
    const key = values.user === undefined ? { _id: id } : {};
    const stamps = entity === 'applications' ? {} : { updated_at: now };
    const all = { ...values, ...more };
    await insertRow(tx, entity, { ...all, ...key, created_at: now, ...stamps });
    if (entity === 'users') await ensureProfile(tx, id, values.user_type);
    if (entity === 'applications') await correctInterview(tx, id, values, { actorId, now });
    const record = await getRecord(tx, entity, id);
    if (!record) throw new Error('The record disappeared while it was created');
    const changes = auditChanges(entity, values);
    await logWrite(tx, writer, now, {
      action: 'create',
      entity,
      record_id: id,
      ...(await aboutRecord(tx, entity, record)),
      changes,
    });
    return id;
  };
  return (to) => write(to, entity, insert);
}

/**
 * Writes the fields in which the body differs from the record. Refuses (409) a record that changed meanwhile, and (403)
 * another email or password of an account from who hasn't given their own password lately (rule SESSION-10).
 */
export async function updateRecord(
  writer: Writer,
  entity: ConsoleEntity,
  id: string,
  body: Values,
): Promise<ConsoleRecord> {
  const { dependencies, admin, session, requestUrl } = writer;
  const { database, clock, salaryCurrency, jobChanges } = dependencies;
  const passwordHash = await hashIn(dependencies, entity, body, id);
  const updated = await write(database.db, entity, async (tx) => {
    const now = clock();
    await lockReferenced(tx, entity, body, id);
    const stored = await lockRecord(tx, entity, id);
    if (!stored) throw problem(404, errorMessages.recordUnknown);
    if (body.__v !== undefined && body.__v !== stored.__v)
      throw problem(409, errorMessages.staleVersion);
    const values = changedValues(entity, stored, body);
    if (Object.keys(values).length === 0) return id;
    // Either is enough to take an account over.
    if (entity === 'users' && (passwordHash || values.email !== undefined))
      requireRecentPassword(session, now);
    const actorId = admin._id;
    const origins = apiOrigins(requestUrl, dependencies);
    const rule = { tx, id, actorId, stored, values, passwordHash, origins, now, salaryCurrency };
    const more = await consoleRules[entity](rule);
    const stamps = entity === 'applications' ? {} : { updated_at: now };
    await updateRow(tx, entity, id, { ...values, ...more, ...stamps });
    if (entity === 'users' && values.user_type) await ensureProfile(tx, id, values.user_type);
    if (entity === 'applications') await correctInterview(tx, id, values, { actorId, now });
    await logWrite(tx, writer, now, {
      action: 'update',
      entity,
      record_id: id,
      ...(await aboutRecord(tx, entity, stored)),
      changes: auditChanges(entity, values, stored),
    });
    return id;
  });
  jobChanges.publish();
  return updated;
}

/** Signs the user out on every device. */
export async function endSessionsOf(writer: Writer, id: string): Promise<void> {
  const { database, clock } = writer.dependencies;
  await database.db.transaction(async (tx) => {
    const stored = await lockRecord(tx, 'users', id);
    if (!stored) throw problem(404, errorMessages.recordUnknown);
    await endSessions(tx, id);
    await logWrite(tx, writer, clock(), {
      action: 'update',
      entity: 'users',
      record_id: id,
      ...(await aboutRecord(tx, 'users', stored)),
      changes: [{ field: 'sessions', to: 'ended' }],
    });
  });
}

/**
 * Deletes the record and its dependents: as many as possible while the caller waits, the rest later (rule CONSOLE-9).
 */
export async function deleteRecord(
  writer: Writer,
  entity: ConsoleEntity,
  id: string,
): Promise<void> {
  const { dependencies, admin } = writer;
  const { database, clock, jobChanges, runInBackground } = dependencies;
  if (entity === 'users' && id === admin._id) throw problem(409, errorMessages.ownAccount);
  await database.db.transaction(async (tx) => {
    const now = clock();
    const stored = await lockRecord(tx, entity, id);
    if (!stored) throw problem(404, errorMessages.recordUnknown);
    const about = await aboutRecord(tx, entity, stored);
    const gone = await end(tx, entity, { id, label: about.label, now });
    // The log counts what else was deleted, without contents.
    const changes = Object.entries(gone ?? {}).flatMap(([field, from]) =>
      from > 0 ? { field, from, to: 0 } : [],
    );
    // The values of somebody who is gone can't be read any more, so their name isn't kept either.
    const kept = entity === 'users' || entity === 'messages' ? NOBODY : about;
    await logWrite(tx, writer, now, { action: 'delete', entity, record_id: id, ...kept, changes });
  });
  // The record has ended, so the background task finishes whatever fails here.
  const isLeft = takesLong(entity) && !(await deleteAtOnce(dependencies, id).catch(() => false));
  jobChanges.publish();
  if (isLeft) runInBackground(() => deleteEnded(dependencies));
  runInBackground(() => purgeDeletedFiles(dependencies));
}
