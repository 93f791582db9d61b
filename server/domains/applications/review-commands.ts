import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { cancelAhead, restoreCancelled } from '#server/domains/interviews/cancel-commands.ts';
import { withCancelledInterview } from '#server/domains/interviews/queries.ts';
import {
  type Batch,
  type Change,
  changeOne,
  changeStatuses,
  lockOwn,
  type Outcome,
  opened,
  type StatusChange,
} from '#server/domains/timeline/commands.ts';
import { employersOf } from '#server/domains/timeline/queries.ts';
import {
  applicationEvents,
  applications,
  type Database,
} from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import type { BulkReply } from '#src/contract/applications/application.ts';
import type { ReviewInput } from '#src/contract/applications/application-review.ts';
import type { SettableStatus } from '#src/contract/applications/statuses.ts';

/** A status, and the message sent to the candidate with it; '' for none. */
type Decision = { status: SettableStatus; message?: string | undefined };

/**
 * Sets the status and records who changed it, from what, and when. Setting the current status again changes nothing,
 * and is `unchanged` if it came with a message. `batch` identifies the change for undoing it.
 */
export async function setApplicationStatus(
  db: Database,
  id: string,
  { status, message, __v }: Decision & { __v?: number | undefined },
  change: Change,
): Promise<{ outcome: Outcome; batch: string | null }> {
  let batch: string | null = null;
  const outcome = await changeOne(db, id, __v, change.employerId, async (tx, from) => {
    if (from === status) return;
    batch = v7();
    await decide(tx, [{ _id: id, from, to: status }], { batchId: batch, message, ...change });
  });
  if (outcome === 'done' && !batch && message) return { outcome: 'unchanged', batch };
  return { outcome, batch };
}

/** Records that the employer has opened the application; only the first time counts. */
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

/** Changes statuses as `changeStatuses` does, and cancels the upcoming interviews of rejected candidates. */
async function decide(
  tx: Database,
  changes: readonly StatusChange[],
  batch: Batch,
  more?: object,
): Promise<void> {
  await changeStatuses(tx, changes, batch, more);
  const { employerId: actorId, now, batchId } = batch;
  const rejected = changes.filter(({ to }) => to === 'rejected').map(({ _id }) => _id);
  if (rejected.length > 0)
    await cancelAhead(tx, rejected, {
      actorId,
      audience: 'employer',
      now,
      ...(batchId && { batchId }),
    });
}

/**
 * Sets one status for many applications (distinct valid ids): all of the employer's, or none. Concurrent equal calls
 * have the effect of one.
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
      .filter((row) => !row.closedAs && row.status !== status)
      .map(({ _id, status: from }) => ({ _id, from, to: status }));
    await decide(tx, changes, { batchId, message, ...change });
    const updated = new Set(changes.map(({ _id }) => _id));
    const own = new Map(locked.map((row) => [row._id, row]));
    const outcome = (id: string) => {
      const row = own.get(id);
      if (row?.closedAs) return row.closedAs;
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
 * Undoes the employer's batch for applications that have not changed since; undefined if the employer made no such
 * batch. The undo is itself a batch (rule REVIEW-4).
 */
export async function undoStatuses(
  db: Database,
  batch: string,
  change: Change,
): Promise<BulkReply | undefined> {
  const batchId = v7();
  return db.transaction(async (tx) => {
    const isOfBatch = and(
      eq(applicationEvents.batch_id, batch),
      eq(applicationEvents.actor_id, change.employerId),
      // Excludes interviews that the batch cancelled.
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
    // Applications withdrawn meanwhile stay unchanged.
    const live = locked.filter((row) => !row.closedAs);
    const statuses = new Map(live.map((row) => [row._id, row.status]));
    const calledOff = await withCancelledInterview(tx, ids, batch);
    const changes = newest.flatMap(({ _id, batch_id, to }) => {
      const from = statuses.get(_id);
      // Cancelling the interview was a later change.
      if (to === 'interview' && calledOff.has(_id)) return [];
      return batch_id === batch && from && to && from !== to ? [{ _id, from, to }] : [];
    });
    const at = newest.find((event) => event.batch_id === batch)?.at;
    // An application opened only by this batch is new again.
    const openedAt = sql`coalesce(${applications.opened_at}, ${instant(change.now)})`;
    const opened_at = at && sql`nullif(${openedAt}, ${instant(at)})`;
    await decide(tx, changes, { batchId, ...change }, opened_at && { opened_at });
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

/** Sets rating and labels, if given. The candidate is not notified. */
export const setReview = (
  db: Database,
  id: string,
  { __v, ...review }: ReviewInput,
  change: Pick<Change, 'employerId' | 'now'>,
): Promise<Outcome> =>
  changeOne(db, id, __v, change.employerId, (tx) =>
    tx
      .update(applications)
      .set({ ...review, ...opened(change.now) })
      .where(eq(applications._id, id)),
  );
