import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import {
  type ChangeAuthor,
  type NewEvent,
  recordEvents,
} from '#server/domains/timeline/commands.ts';
import { isLiveApplication } from '#server/platform/database/being-deleted.ts';
import { among } from '#server/platform/database/ids.ts';
import { lockRows } from '#server/platform/database/locks.ts';
import { applications, type Database, interviews } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { EventKind } from '#src/contract/applications/application.ts';

const nextSequence = sql`${interviews.sequence} + 1`;

/** Condition: the interview belongs to one of these applications. One parameter for any number. */
export const isInterviewAmong = (ids: readonly string[]): SQL =>
  among(interviews.application_id, ids);

/** Columns for events, returned by updates. */
const eventColumns = {
  _id: interviews.application_id,
  starts_at: iso(interviews.starts_at),
  time_zone: interviews.time_zone,
};
type Changed = { _id: string; starts_at: string; time_zone: string };

const toEvents = (changed: readonly Changed[], kind: EventKind): NewEvent[] =>
  changed.map(({ _id, starts_at, time_zone }) => ({
    application_id: _id,
    kind,
    data: { starts_at, time_zone },
  }));

/**
 * Cancels the upcoming interviews of these applications, which the transaction has locked. Returns the ids of the
 * affected applications (rule INTERVIEW-4).
 */
export async function cancelAhead(
  tx: Database,
  ids: readonly string[],
  author: ChangeAuthor,
): Promise<string[]> {
  const cancelled = await tx
    .update(interviews)
    .set({ state: 'cancelled', cancelled_by: author.batchId ?? null, sequence: nextSequence })
    .where(
      and(isInterviewAmong(ids), eq(interviews.state, 'set'), gt(interviews.starts_at, author.now)),
    )
    .returning(eventColumns);
  const own = cancelled.map(({ _id }) => _id);
  await tx.update(applications).set({ interview_date: null }).where(among(applications._id, own));
  await recordEvents(tx, toEvents(cancelled, 'interview_cancelled'), author);
  return own;
}

/** Restores the upcoming interviews of these applications that the change of status `batch` cancelled. */
export async function restoreCancelled(
  tx: Database,
  ids: readonly string[],
  batch: string,
  author: ChangeAuthor,
): Promise<void> {
  const restored = await tx
    .update(interviews)
    .set({ state: 'set', cancelled_by: null, sequence: nextSequence })
    .where(
      and(
        isInterviewAmong(ids),
        eq(interviews.cancelled_by, batch),
        gt(interviews.starts_at, author.now),
      ),
    )
    .returning(eventColumns);
  if (restored.length === 0) return;
  await tx
    .update(applications)
    .set({ interview_date: interviews.starts_at })
    .from(interviews)
    .where(
      and(
        eq(interviews.application_id, applications._id),
        among(
          applications._id,
          restored.map(({ _id }) => _id),
        ),
      ),
    );
  await recordEvents(tx, toEvents(restored, 'interview_set'), author);
}

/** Cancels the upcoming interviews of a job's applications; their candidates are notified at `announceAt`. */
export async function cancelInterviewsOfJob(
  tx: Database,
  jobId: string,
  { actorId, now, announceAt }: { actorId: string; now: Date; announceAt: Date },
): Promise<void> {
  // Locks in the order of ids, as every bulk change does.
  const ahead = tx
    .select({ _id: applications._id })
    .from(applications)
    .where(
      and(eq(applications.job_id, jobId), gt(applications.interview_date, now), isLiveApplication),
    )
    .orderBy(asc(applications._id));
  const locked = await lockRows(tx, 'applications', ahead, 'update');
  const ids = locked.map(({ _id }) => _id);
  const cancelled = await cancelAhead(tx, ids, { actorId, audience: 'employer', now });
  await tx
    .update(applications)
    .set({ announce_at: announceAt })
    .where(among(applications._id, cancelled));
}
