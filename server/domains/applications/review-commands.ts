import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { BulkReply } from '../../../src/contract/applications/application.ts';
import type { ApplicationStatus, SettableStatus } from '../../../src/contract/enumerations.ts';
import { isOfKeptCandidate } from '../../platform/database/being-deleted.ts';
import { holdAccounts } from '../../platform/database/locks.ts';
import {
  applicationEvents,
  applications,
  type Database,
  jobs,
} from '../../platform/database/schema.ts';
import { cancelAhead, restoreCancelled } from '../interviews/cancel-commands.ts';
import { holdMessages, recallMessages } from '../messages/decision-commands.ts';
import { recordEvents, type StatusChange, statusEvent } from '../timeline/events.ts';
import { isAmong } from './rows.ts';

/** Who changes an application, when, and when its candidate is told. */
export type Change = { employerId: string; now: Date; announceAt: Date };

/** What a change of one application may come to. */
export type Outcome = 'done' | 'not_found' | 'forbidden' | 'stale' | 'withdrawn' | 'unchanged';

/** What is written with all that an employer does to an application: who does so has opened it. */
export const opened = (now: Date) => ({
  opened_at: sql`coalesce(${applications.opened_at}, ${now.toISOString()}::timestamptz)`,
  __v: sql`${applications.__v} + 1`,
});

/**
 * What every change writes beside what it changes. Who changes an application has opened it. Each change
 * puts off the announcement of what has changed so far.
 */
export const touched = ({ now, announceAt }: Change) => ({
  last_updated: now,
  announce_at: announceAt,
  ...opened(now),
});

/**
 * The employer's applications among these, locked until the transaction ends. The locks are taken in
 * the order of the ids, so that calls that overlap wait for each other instead of for ever; before them the
 * employer's account, in the order in which accounts are deleted.
 */
async function lockOwn(tx: Database, ids: readonly string[], employerId: string) {
  await holdAccounts(tx, [employerId]);
  return tx
    .select({
      _id: applications._id,
      status: applications.status,
      withdrawnAt: applications.withdrawn_at,
      version: applications.__v,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .where(
      and(
        isAmong(ids),
        eq(jobs.employer_id, employerId),
        isNull(jobs.removed_at),
        isOfKeptCandidate,
      ),
    )
    .orderBy(asc(applications._id))
    .for('update', { of: applications });
}

/** Whose job each of these applications is for; without those whose job was removed. */
async function employersOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ _id: applications._id, employerId: jobs.employer_id })
    .from(applications)
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .where(and(isAmong(ids), isNull(jobs.removed_at), isOfKeptCandidate));
  return new Map(rows.map((row) => [row._id, row.employerId]));
}

/** Runs `change` on the application while it is locked, if it is the employer's and still of `version`. */
export async function changeOne(
  db: Database,
  id: string,
  version: number | undefined,
  employerId: string,
  change: (tx: Database, status: ApplicationStatus) => Promise<unknown>,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const [own] = await lockOwn(tx, [id], employerId);
    if (!own) return (await employersOf(tx, [id])).has(id) ? 'forbidden' : 'not_found';
    if (own.withdrawnAt) return 'withdrawn';
    if (version !== undefined && version !== own.version) return 'stale';
    await change(tx, own.status);
    return 'done';
  });
}

/** A status, and the text that goes to the candidate with it; '' for none. */
type Decision = { status: SettableStatus; message?: string | undefined };

/**
 * Sets the status and writes down who changed it, from what, and when. The status that it has already changes
 * nothing; `unchanged` if a message should have gone with it. `batch` names the change, so that it can be
 * undone.
 */
export async function setStatus(
  db: Database,
  id: string,
  { status, message, __v }: Decision & { __v?: number | undefined },
  change: Change,
): Promise<{ outcome: Outcome; batch: string | null }> {
  let batch: string | null = null;
  const outcome = await changeOne(db, id, __v, change.employerId, async (tx, from) => {
    if (from === status) return;
    batch = v7();
    await applyBatch(tx, [{ _id: id, from, to: status }], { batchId: batch, message, ...change });
  });
  if (outcome === 'done' && !batch && message) return { outcome: 'unchanged', batch };
  return { outcome, batch };
}

/** Notes that the employer has opened the application; only the first time counts. */
export const markOpened = (
  db: Database,
  id: string,
  { employerId, now }: Pick<Change, 'employerId' | 'now'>,
): Promise<Outcome> =>
  changeOne(db, id, undefined, employerId, (tx) =>
    tx
      .update(applications)
      .set({ opened_at: now })
      .where(and(eq(applications._id, id), isNull(applications.opened_at))),
  );

type Batch = { batchId?: string; message?: string | undefined } & Change;

/**
 * Carries out changes that belong together, of applications that are locked. A message that waits to be sent
 * belongs to the change before, and is recalled.
 */
export async function applyBatch(
  tx: Database,
  changes: readonly StatusChange[],
  { batchId, message, ...change }: Batch,
  /** What else to set when a change goes to this status. */
  more: object = {},
): Promise<void> {
  for (const status of new Set(changes.map((change) => change.to))) {
    const ids = changes.filter((change) => change.to === status).map((change) => change._id);
    await tx
      .update(applications)
      .set({ status, ...touched(change), ...more })
      .where(isAmong(ids));
  }
  const { employerId: actorId, now } = change;
  const author = { actorId, audience: 'employer', now, ...(batchId && { batchId }) } as const;
  const ids = changes.map((one) => one._id);
  await recallMessages(tx, ids, now);
  const events = await recordEvents(tx, changes.map(statusEvent), author);
  if (message) await holdMessages(tx, message, events, { authorId: actorId, now });
  const rejected = changes.filter(({ to }) => to === 'rejected').map(({ _id }) => _id);
  if (rejected.length > 0) await cancelAhead(tx, rejected, author);
}

/**
 * Sets one status for many applications (valid ids, none twice), all or none of the employer's.
 * Several at once have the effect of one.
 */
export async function setStatuses(
  db: Database,
  ids: readonly string[],
  { status, message }: Decision,
  change: Change,
): Promise<BulkReply> {
  const batchId = v7();
  return db.transaction(async (tx) => {
    const employers = await employersOf(tx, ids);
    const locked = await lockOwn(tx, ids, change.employerId);
    const changes = locked
      .filter((row) => !row.withdrawnAt && row.status !== status)
      .map(({ _id, status: from }) => ({ _id, from, to: status }));
    await applyBatch(tx, changes, { batchId, message, ...change });
    const updated = new Set(changes.map(({ _id }) => _id));
    const own = new Map(locked.map((row) => [row._id, row]));
    const outcome = (id: string) => {
      const row = own.get(id);
      if (row?.withdrawnAt) return 'withdrawn';
      if (row) return updated.has(id) ? 'updated' : 'unchanged';
      const employer = employers.get(id);
      return employer && employer !== change.employerId ? 'forbidden' : 'not_found';
    };
    return {
      batch: changes.length > 0 ? batchId : null,
      results: ids.map((_id) => ({ _id, outcome: outcome(_id) })),
    };
  });
}

/**
 * Takes back what the employer's batch has changed, where nothing has changed since; undefined when
 * the employer has made no such batch. What this changes is a batch of its own.
 */
export async function undoBatch(
  db: Database,
  batch: string,
  change: Change,
): Promise<BulkReply | undefined> {
  const batchId = v7();
  return db.transaction(async (tx) => {
    const isOfBatch = and(
      eq(applicationEvents.batch_id, batch),
      eq(applicationEvents.actor_id, change.employerId),
      // An interview that it has cancelled is an event of it too.
      eq(applicationEvents.kind, 'status'),
    );
    const made = await tx
      .select({ _id: applicationEvents.application_id })
      .from(applicationEvents)
      .where(isOfBatch)
      .orderBy(asc(applicationEvents.application_id));
    if (made.length === 0) return undefined;
    const ids = made.map((event) => event._id);
    const locked = await lockOwn(tx, ids, change.employerId);
    const newest = await tx
      .selectDistinctOn([applicationEvents.application_id], {
        _id: applicationEvents.application_id,
        batch_id: applicationEvents.batch_id,
        to: applicationEvents.from_status,
        at: applicationEvents.created_at,
      })
      .from(applicationEvents)
      .where(
        and(
          inArray(
            applicationEvents.application_id,
            locked.map((row) => row._id),
          ),
          eq(applicationEvents.kind, 'status'),
          ne(applicationEvents.audience, 'candidate'),
        ),
      )
      .orderBy(asc(applicationEvents.application_id), desc(applicationEvents.seq));
    // What was withdrawn meanwhile stays as it was then.
    const live = locked.filter((row) => !row.withdrawnAt);
    const statuses = new Map(live.map((row) => [row._id, row.status]));
    const changes = newest.flatMap(({ _id, batch_id, to }) => {
      const from = statuses.get(_id);
      return batch_id === batch && from && to && from !== to ? [{ _id, from, to }] : [];
    });
    const at = newest.find((event) => event.batch_id === batch)?.at;
    // What was opened by this batch alone is as new as before.
    const opened_at =
      at && sql`nullif(${applications.opened_at}, ${at.toISOString()}::timestamptz)`;
    await applyBatch(tx, changes, { batchId, ...change }, opened_at && { opened_at });
    const undone = new Set(changes.map((one) => one._id));
    const { employerId: actorId, now } = change;
    const author = { actorId, audience: 'employer', batchId, now } as const;
    await restoreCancelled(tx, [...undone], batch, author);
    return {
      batch: changes.length > 0 ? batchId : null,
      results: ids.map((_id) => ({ _id, outcome: undone.has(_id) ? 'updated' : 'unchanged' })),
    };
  });
}
