import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import {
  queueDecisionMessages,
  recallMessages,
} from '#server/domains/messages/decision-commands.ts';
import { closedAs, isOfKeptCandidate } from '#server/platform/database/being-deleted.ts';
import { among } from '#server/platform/database/ids.ts';
import { lockAccountsShared, lockRows } from '#server/platform/database/locks.ts';
import {
  applicationEvents,
  applications,
  type Database,
  type EventAudience,
  jobs,
} from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import { employersOf } from './queries.ts';

/** One application's change from one status to another; `at` if not just now. */
export type StatusChange = {
  _id: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
  at?: Date;
};
/** Who makes changes, when, who may see them, and the id shared by the changes of one call. */
export type ChangeAuthor = {
  actorId: string | null;
  audience: EventAudience;
  batchId?: string;
  now: Date;
};

/** What happened to an application; `at` if not just now. */
export type NewEvent = { application_id: string; at?: Date } & Pick<
  typeof applicationEvents.$inferInsert,
  'kind' | 'data' | 'from_status' | 'to_status'
>;

/** Stores events of applications that the transaction has locked. Returns each with its id. */
export async function recordEvents(
  tx: Database,
  happened: readonly NewEvent[],
  { actorId, audience, batchId, now }: ChangeAuthor,
): Promise<{ _id: string; application_id: string }[]> {
  const events = happened.map(({ at = now, ...event }) => ({
    ...event,
    _id: v7(),
    audience,
    actor_id: actorId,
    batch_id: batchId ?? null,
    created_at: at,
  }));
  if (events.length > 0) await tx.insert(applicationEvents).values(events);
  return events;
}

/** A change of status as an event. */
export const statusEvent = ({ _id, from, to, ...when }: StatusChange): NewEvent => ({
  ...when,
  application_id: _id,
  from_status: from,
  to_status: to,
});

/** Who changes an application, when, and when its candidate is notified. */
export type Change = { employerId: string; now: Date; announceAt: Date };

/** The possible outcomes of changing one application. */
export type Outcome =
  | 'done'
  | 'not_found'
  | 'forbidden'
  | 'stale'
  | 'withdrawn'
  | 'erased'
  | 'unchanged';

/**
 * Columns that every action of an employer on an application sets: acting on it counts as opening it (rule REVIEW-5).
 */
export const opened = (now: Date) => ({
  opened_at: sql`coalesce(${applications.opened_at}, ${instant(now)})`,
  __v: sql`${applications.__v} + 1`,
});

/** Columns that every change sets. Each change postpones the announcement of earlier changes (rule STATUS-6). */
export const touched = ({ now, announceAt }: Change) => ({
  last_updated: now,
  announce_at: announceAt,
  ...opened(now),
});

/**
 * Locks the employer's applications among these until the transaction ends: first the employer's account, as account
 * deletion does, then the applications in the order of ids, so that overlapping calls don't deadlock.
 */
export async function lockOwn(tx: Database, ids: readonly string[], employerId: string) {
  await lockAccountsShared(tx, [employerId]);
  const own = tx
    .select({
      _id: applications._id,
      status: applications.status,
      closedAs,
      version: applications.__v,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .where(
      and(
        among(applications._id, ids),
        eq(jobs.employer_id, employerId),
        isNull(jobs.removed_at),
        isOfKeptCandidate,
      ),
    )
    .orderBy(asc(applications._id));
  return lockRows(tx, 'applications', own, 'update', { of: applications });
}

/** Runs `change` with the application locked, if it is the employer's and still has `version` (rule DATA-1). */
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
    if (own.closedAs) return own.closedAs;
    if (version !== undefined && version !== own.version) return 'stale';
    await change(tx, own.status);
    return 'done';
  });
}

export type Batch = { batchId?: string; message?: string | undefined } & Change;

/**
 * Changes the statuses of locked applications together. Recalls held messages, which belong to earlier changes (rule
 * STATUS-3).
 */
export async function changeStatuses(
  tx: Database,
  changes: readonly StatusChange[],
  { batchId, message, ...change }: Batch,
  /** Further columns to set. */
  more: object = {},
): Promise<void> {
  for (const status of new Set(changes.map((change) => change.to))) {
    const ids = changes.filter((change) => change.to === status).map((change) => change._id);
    await tx
      .update(applications)
      .set({ status, ...touched(change), ...more })
      .where(among(applications._id, ids));
  }
  const { employerId: actorId, now } = change;
  const author = { actorId, audience: 'employer', now, ...(batchId && { batchId }) } as const;
  const ids = changes.map((one) => one._id);
  await recallMessages(tx, ids, now);
  const events = await recordEvents(tx, changes.map(statusEvent), author);
  if (message) await queueDecisionMessages(tx, message, events, { authorId: actorId, now });
}
