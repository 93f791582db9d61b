import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { cancelInterviewsOfJob } from '#server/domains/interviews/cancel-commands.ts';
import { placeColumns, withPlace } from '#server/domains/places/commands.ts';
import { lockAccount, lockAccountsShared, lockRows } from '#server/platform/database/locks.ts';
import { type Database, jobs } from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import { LIVE_JOB_STATUSES } from '#src/contract/enumerations.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import type { JobDraftInput, JobInput, JobUpdate } from '#src/contract/jobs/job-input.ts';
import { isLive } from '#src/contract/jobs/job-status.ts';
import { findJob, hasApplications } from './queries.ts';

/**
 * Locks the accounts of the job's employer and of `candidateId`, then what decides whether and how the job accepts
 * applications, until the transaction ends. The lock order is that of account deletion. Undefined if one of them is
 * missing.
 */
export async function lockJob(
  tx: Database,
  id: string,
  candidateId?: string,
): Promise<
  (Pick<Job, 'status' | 'application_deadline' | 'questions'> & { employerId: string }) | undefined
> {
  const [posted] = await tx
    .select({ employerId: jobs.employer_id })
    .from(jobs)
    .where(and(eq(jobs._id, id), isNull(jobs.removed_at)));
  if (!posted) return undefined;
  const parties = [posted.employerId, ...(candidateId ? [candidateId] : [])];
  if ((await lockAccountsShared(tx, parties)) < parties.length) return undefined;
  const open = tx
    .select({
      status: jobs.status,
      application_deadline: jobs.application_deadline,
      employerId: jobs.employer_id,
      questions: jobs.questions,
    })
    .from(jobs)
    .where(and(eq(jobs._id, id), isNull(jobs.removed_at)));
  const [job] = await lockRows(tx, 'jobs', open, 'share');
  return job;
}

/**
 * Whether the employer has `max` live jobs or more; 0 is no limit. Locks the employer until the transaction
 * ends, so that parallel calls cannot all take the last place (rule POST-7).
 */
async function hasNoRoom(tx: Database, employerId: string, max: number): Promise<boolean> {
  if (max === 0) return false;
  await lockAccount(tx, employerId);
  const live = await tx
    .select({ _id: jobs._id })
    .from(jobs)
    .where(and(eq(jobs.employer_id, employerId), inArray(jobs.status, [...LIVE_JOB_STATUSES])))
    .limit(max);
  return live.length >= max;
}

/**
 * Creates a job; one that is live from the start is published at `now`. Returns the whole job, 'no_room' when its
 * employer already has `liveMax` live jobs, or 'no_account' when the employer was just deleted.
 */
export async function createJob(
  db: Database,
  employerId: string,
  input: Omit<JobInput | JobDraftInput, 'is_remote'>,
  now: Date,
  liveMax: number,
): Promise<Job | 'no_room' | 'no_account'> {
  const _id = v7();
  const outcome = await db.transaction(async (tx) => {
    if ((await lockAccountsShared(tx, [employerId])) === 0) return 'no_account';
    if (isLive(input) && (await hasNoRoom(tx, employerId, liveMax))) return 'no_room';
    await tx.insert(jobs).values({
      ...input,
      ...placeColumns(input.location ?? ''),
      _id,
      employer_id: employerId,
      created_at: now,
      updated_at: now,
      published_at: isLive(input) ? now : null,
    });
    return 'created';
  });
  if (outcome !== 'created') return outcome;
  const job = await findJob(db, _id);
  if (!job) throw new Error('The job disappeared while it was created');
  return job;
}

/**
 * Whether the change would turn a job with applications into a draft. Blocks new applications until the transaction
 * ends (rule JOB-5).
 */
async function hidesApplications(tx: Database, id: string, status: unknown): Promise<boolean> {
  if (status !== 'draft') return false;
  // Waits for applications in progress (`lockJob`) and blocks new ones.
  const own = tx.select({ status: jobs.status }).from(jobs).where(eq(jobs._id, id));
  const [job] = await lockRows(tx, 'jobs', own, 'no key update');
  return job !== undefined && job.status !== 'draft' && hasApplications(tx, id);
}

/** When a change is made, and when the people concerned are notified. */
type Moments = { now: Date; announceAt: Date };

/**
 * Changes the given fields of the job version that was read, and returns the whole job; 'stale' if the job has another
 * version by now, 'has_applications' if it cannot become a draft again, 'no_room' if it would go live and its employer
 * already has `liveMax` live jobs. A job that first goes live is published at `now`; the candidates of a job that stops
 * being live are notified at `announceAt` (rule DATA-1).
 */
export async function updateJob(
  db: Database,
  { _id: id, __v: version = 0, status, employer }: Pick<Job, '_id' | '__v' | 'status' | 'employer'>,
  changes: Omit<JobUpdate, '__v' | 'is_remote'>,
  { now, announceAt }: Moments,
  liveMax: number,
): Promise<Job | 'stale' | 'has_applications' | 'no_room'> {
  const goesLive = changes.status !== undefined && isLive({ status: changes.status });
  const closes = changes.status !== undefined && !goesLive && isLive({ status });
  const outcome = await db.transaction(async (tx) => {
    // Locks the user before the job, as account deletion does.
    if (goesLive && !isLive({ status }) && employer)
      if (await hasNoRoom(tx, employer._id, liveMax)) return 'no_room';
    if (await hidesApplications(tx, id, changes.status)) return 'has_applications';
    const changed = await tx
      .update(jobs)
      .set({
        ...withPlace(changes),
        updated_at: now,
        __v: sql`${jobs.__v} + 1`,
        ...(goesLive && {
          published_at: sql`coalesce(${jobs.published_at}, ${instant(now)})`,
          announce_closed_at: null,
        }),
        ...(closes && { announce_closed_at: announceAt }),
      })
      .where(and(eq(jobs._id, id), eq(jobs.__v, version), isNull(jobs.removed_at)))
      .returning({ _id: jobs._id });
    return changed.length > 0 ? 'done' : 'stale';
  });
  if (outcome !== 'done') return outcome;
  return (await findJob(db, id)) ?? 'stale';
}

/**
 * Deletes the job. One with applications is closed and hidden instead, so that its candidates keep their applications
 * (rules JOB-6 and STATUS-8).
 */
export async function deleteJob(
  db: Database,
  id: string,
  { now, announceAt }: Moments,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [own] = await tx
      .select({ employerId: jobs.employer_id })
      .from(jobs)
      .where(eq(jobs._id, id));
    if (!own) return;
    await lockAccountsShared(tx, [own.employerId]);
    // Waits for applications in progress (`lockJob`).
    const kept = tx
      .select({ status: jobs.status, employerId: jobs.employer_id })
      .from(jobs)
      .where(and(eq(jobs._id, id), isNull(jobs.removed_at)));
    // This lock does not block transactions that have locked an application to announce its changes; they are waited
    // for below.
    const [job] = await lockRows(tx, 'jobs', kept, 'no key update');
    if (!job) return;
    if (!(await hasApplications(tx, id)))
      return void (await tx.delete(jobs).where(eq(jobs._id, id)));
    await cancelInterviewsOfJob(tx, id, { actorId: job.employerId, now, announceAt });
    await tx
      .update(jobs)
      .set({
        status: 'closed',
        removed_at: now,
        updated_at: now,
        __v: sql`${jobs.__v} + 1`,
        ...(isLive(job) && { announce_closed_at: announceAt }),
      })
      .where(eq(jobs._id, id));
  });
}
