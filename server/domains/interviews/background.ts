import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { notify } from '#server/domains/notifications/commands.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import { isLiveApplication } from '#server/platform/database/being-deleted.ts';
import {
  lockAccountsShared,
  lockApplications,
  lockJobsShared,
} from '#server/platform/database/locks.ts';
import {
  applications,
  type Database,
  type InterviewFacts,
  interviews,
  jobs,
} from '#server/platform/database/schema.ts';
import { isInterviewAmong } from './cancel-commands.ts';
import { factsColumn } from './queries.ts';
import { interviewMailFacts, toMailedInterview } from './rows.ts';

const HOUR = 60 * 60 * 1000;
/** How long before an interview both sides are reminded. */
const AHEAD = 24 * HOUR;
/** Reminders closer to the interview are skipped, as after a long outage: 'tomorrow' would be wrong. */
const LATEST = 12 * HOUR;
/** Interviews per transaction that sends reminders. */
const BATCH = 100;
/** Milliseconds between two checks. */
const INTERVAL = 3 * 60 * 1000;

/** Interviews a day ahead whose reminders are due at `now` (rule INTERVIEW-7). */
function isDue(now: Date) {
  const from = (ms: number) => new Date(now.getTime() + ms);
  return and(
    eq(interviews.state, 'set'),
    isNull(interviews.reminded_at),
    gt(interviews.starts_at, from(LATEST)),
    lte(interviews.starts_at, from(AHEAD)),
    // If the interview was set less than a day before the reminder, both sides have just been notified.
    sql`${interviews.set_at} <= ${interviews.starts_at} - interval '48 hours'`,
    isLiveApplication,
    isNull(jobs.removed_at),
  );
}

/** Sends reminders for a batch of interviews a day ahead; false if there are none. */
async function remindOfSome(tx: Database, now: Date): Promise<boolean> {
  const found = await tx
    .select({
      _id: applications._id,
      jobId: applications.job_id,
      candidateId: applications.candidate_id,
      employerId: jobs.employer_id,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications._id, interviews.application_id))
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .where(isDue(now))
    .orderBy(asc(interviews.starts_at))
    .limit(BATCH);
  if (found.length === 0) return false;
  await lockAccountsShared(
    tx,
    found.flatMap(({ candidateId, employerId }) => [candidateId, employerId]),
  );
  await lockJobsShared(
    tx,
    found.map(({ jobId }) => jobId),
  );
  const ids = found.map(({ _id }) => _id);
  await lockApplications(tx, ids);
  const due = await tx
    .select({
      _id: applications._id,
      jobId: applications.job_id,
      candidateId: applications.candidate_id,
      employerId: jobs.employer_id,
      sequence: interviews.sequence,
      answer: interviews.answer,
      // Reminds of the announced facts: an unannounced change has its own notification.
      announced: sql<InterviewFacts>`coalesce(${interviews.announced}, ${factsColumn})`,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications._id, interviews.application_id))
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .where(and(isInterviewAmong(ids), isDue(now)));
  if (due.length === 0) return false;
  await notify(
    tx,
    due.flatMap(({ _id, jobId, candidateId, employerId, announced, ...interview }) =>
      [candidateId, employerId].map((userId) => ({
        userId,
        jobId,
        applicationId: _id,
        kind: 'interview_tomorrow' as const,
        facts: interviewMailFacts(toMailedInterview(interview, announced)),
        dedupeKey: `interview:${_id}:${interview.sequence}`,
      })),
    ),
    now,
  );
  await tx
    .update(interviews)
    .set({ reminded_at: now })
    .where(isInterviewAmong(due.map(({ _id }) => _id)));
  return true;
}

/** Reminds both sides of each interview that is a day ahead at `now`, once. */
export async function remindOfInterviews(
  db: Database,
  now: Date,
  stopping?: AbortSignal,
): Promise<void> {
  while (!stopping?.aborted && (await db.transaction((tx) => remindOfSome(tx, now)))) {
    // The next batch.
  }
}

export const interviewReminderTask = ({
  database,
  clock,
  stopping,
}: Pick<Dependencies, 'database' | 'clock' | 'stopping'>): BackgroundTask => ({
  name: 'interview reminders',
  interval: INTERVAL,
  run: () => remindOfInterviews(database.db, clock(), stopping),
});
