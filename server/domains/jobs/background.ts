import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { notify } from '#server/domains/notifications/commands.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import { type Database, jobs } from '#server/platform/database/schema.ts';
import { deadlineDay } from '#src/contract/jobs/job-status.ts';
import { liveStatuses } from './row-queries.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How long before a job's deadline its employer is notified. */
const AHEAD = 3 * DAY;
/** Jobs per transaction that sends notifications. */
const BATCH = 100;

/**
 * Notifies the employers of a batch of jobs with this deadline (YYYY-MM-DD); false if none is left. If two instances
 * run at once, the dedupe keys let only one notify (rule NOTICE-6).
 */
async function remindOfSome(tx: Database, deadline: string, now: Date): Promise<boolean> {
  const key = sql<string>`'deadline:' || ${jobs._id}::text || ':' || ${deadline}::text`;
  const due = await tx
    .select({ jobId: jobs._id, userId: jobs.employer_id, dedupeKey: key })
    .from(jobs)
    .where(
      and(
        // Literals, as in the index.
        sql`${jobs.status} in (${liveStatuses})`,
        isNotNull(jobs.application_deadline),
        eq(jobs.application_deadline, deadline),
        isNull(jobs.removed_at),
        // An employer who published less than a day ago has just chosen the deadline.
        lte(jobs.published_at, new Date(now.getTime() - DAY)),
        sql`not exists (
          select 1 from notifications earlier
          where earlier.user_id = ${jobs.employer_id} and earlier.dedupe_key = ${key}
        )`,
      ),
    )
    .orderBy(asc(jobs._id))
    .limit(BATCH);
  if (due.length === 0) return false;
  await notify(
    tx,
    due.map((one) => ({ ...one, kind: 'job_deadline', facts: { deadline } })),
    now,
  );
  return true;
}

/** Notifies the employers of jobs whose deadline is three days after `now`, once per deadline. */
export async function remindOfDeadlines(
  db: Database,
  now: Date,
  stopping?: AbortSignal,
): Promise<void> {
  const deadline = deadlineDay(new Date(now.getTime() + AHEAD));
  while (!stopping?.aborted && (await db.transaction((tx) => remindOfSome(tx, deadline, now)))) {
    // The next batch.
  }
}

export const deadlineReminderTask = ({
  database,
  clock,
  stopping,
}: Pick<Dependencies, 'database' | 'clock' | 'stopping'>): BackgroundTask => ({
  name: 'deadline reminders',
  interval: HOUR,
  run: () => remindOfDeadlines(database.db, clock(), stopping),
});
