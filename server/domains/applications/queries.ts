import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import type { Application } from '../../../src/contract/applications/application.ts';
import type { ApplicationCheck } from '../../../src/contract/applications/application-check.ts';
import type { ApplicationInput } from '../../../src/contract/applications/application-input.ts';
import { OPEN_STATUSES } from '../../../src/contract/enumerations.ts';
import { APPLICATIONS_TO_JOB_MAX, ARRAY_MAX } from '../../../src/contract/limits.ts';
import { isOfKeptJob } from '../../platform/database/being-deleted.ts';
import { type BoundedArray, readBounded } from '../../platform/database/bounded-array.ts';
import { hasRow } from '../../platform/database/has-row.ts';
import { among } from '../../platform/database/ids.ts';
import { holdPartiesOf } from '../../platform/database/locks.ts';
import { applications, type Database, jobs } from '../../platform/database/schema.ts';
import { lockFile } from '../files/commands.ts';
import { cancelAhead } from '../interviews/cancel-commands.ts';
import { interviewOf } from '../interviews/queries.ts';
import { recallMessages } from '../messages/decision-commands.ts';
import { notify } from '../notifications/commands.ts';
import { eventsOf, recordEvents } from '../timeline/events.ts';
import { findSnapshot, readSnapshot } from './profile-commands.ts';
import {
  type FoundApplication,
  findAmong,
  forEmployer,
  isLiveApplication,
  selectApplications,
  toFound,
} from './rows.ts';

const newestFirst = [desc(applications.created_at), desc(applications._id)];

/** The newest applications to one job as its employer sees them, as many as one reply may hold. */
export async function listJobApplications(
  db: Database,
  jobId: string,
): Promise<BoundedArray<Application>> {
  const rows = await db
    .select({ _id: applications._id })
    .from(applications)
    .where(and(eq(applications.job_id, jobId), isLiveApplication))
    .orderBy(...newestFirst)
    .limit(ARRAY_MAX + 1);
  const ids = rows.map(({ _id }) => _id);
  return readBounded(ids, async (some) => (await findAmong(db, some)).map(forEmployer));
}

/** The application with this id, or undefined. */
export async function findApplication(
  db: Database,
  id: string,
): Promise<FoundApplication | undefined> {
  const [row] = await selectApplications(db).where(eq(applications._id, id));
  return row && toFound(row);
}

/** The application of the same candidate to the same job that was withdrawn before. */
async function earlierThan(db: Database, id: string): Promise<Application['earlier']> {
  const earlier = alias(applications, 'earlier');
  const [row] = await db
    .select({ _id: earlier._id, withdrawn_at: earlier.withdrawn_at })
    .from(applications)
    .innerJoin(
      earlier,
      and(
        eq(earlier.job_id, applications.job_id),
        eq(earlier.candidate_id, applications.candidate_id),
        isNotNull(earlier.withdrawn_at),
        lt(earlier.created_at, applications.created_at),
      ),
    )
    .where(eq(applications._id, id))
    .limit(1);
  return row ? { _id: row._id, withdrawn_at: row.withdrawn_at?.toISOString() ?? null } : null;
}

/**
 * The application with its events and what goes along from the profile, as `caller` (its candidate or employer) sees it. Who made a change is
 * told to the employer alone.
 */
export async function describeApplication(
  db: Database,
  found: FoundApplication,
  caller: string,
): Promise<Application> {
  const { _id, is_again } = found.application;
  const isEmployer = found.employerId === caller;
  const reader = isEmployer ? 'employer' : 'candidate';
  const [events, interview, earlier, profile] = await Promise.all([
    eventsOf(db, _id, reader),
    interviewOf(db, _id, reader),
    is_again ? earlierThan(db, _id) : null,
    findSnapshot(db, _id),
  ]);
  const more = { earlier, interview, profile };
  if (isEmployer) return { ...forEmployer(found), ...more, events };
  return { ...found.application, ...more, events: events.map((event) => ({ ...event, by: '' })) };
}

/** What an application consists of, once its resume is known to be the candidate's and its answers to fit the questions. */
export type NewApplication = {
  jobId: string;
  employerId: string;
  candidate: { _id: string; email: string; phone: string };
  input: Required<Omit<ApplicationInput, 'answers' | 'save_to_profile'>> &
    Pick<Application, 'answers'>;
  /** The uploaded file that `input.resume_url` names, if it names one. */
  resumeFileId: string | null;
};

/**
 * Creates the application and gives it. `duplicate` when the candidate has a live one to this job,
 * `withdrawn_twice` when they have withdrawn as often as one may apply, `no_resume` when the file was removed
 * a moment ago. Call it in a transaction in which `lockJob` has locked
 * both accounts and the job.
 */
export async function createApplication(
  tx: Database,
  { jobId, employerId, candidate, input, resumeFileId }: NewApplication,
  now: Date,
): Promise<Application | 'duplicate' | 'withdrawn_twice' | 'no_resume'> {
  const _id = v7();
  if (resumeFileId !== null && !(await lockFile(tx, resumeFileId))) return 'no_resume';
  if ((await countWithdrawals(tx, candidate._id, jobId)) >= APPLICATIONS_TO_JOB_MAX)
    return 'withdrawn_twice';
  const { share, ...said } = input;
  const created = await tx
    .insert(applications)
    .values({
      ...said,
      profile: await readSnapshot(tx, candidate._id, share),
      // What the form does not ask is known from the account.
      phone: input.phone || candidate.phone,
      _id,
      job_id: jobId,
      candidate_id: candidate._id,
      resume_file_id: resumeFileId,
      contact_email: candidate.email,
      contact_phone: input.phone || candidate.phone,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({ _id: applications._id });
  if (created.length === 0) return 'duplicate';
  const about = { applicationId: _id, jobId };
  await notify(tx, [{ ...about, userId: employerId, kind: 'application_received' }], now);
  const found = await findApplication(tx, _id);
  if (!found) throw new Error('The application disappeared while it was created');
  return found.application;
}

/**
 * Withdraws the candidate's application: both sides keep it, read-only. `decided` when the employer has
 * decided on it; withdrawing it again changes nothing.
 */
export async function withdraw(
  db: Database,
  id: string,
  candidateId: string,
  now: Date,
): Promise<'done' | 'not_found' | 'decided'> {
  return db.transaction(async (tx) => {
    await holdPartiesOf(tx, id);
    const [own] = await tx
      .select({
        status: applications.status,
        withdrawn_at: applications.withdrawn_at,
        job_id: applications.job_id,
      })
      .from(applications)
      .where(and(eq(applications._id, id), eq(applications.candidate_id, candidateId), isOfKeptJob))
      .for('update');
    if (!own) return 'not_found';
    if (own.withdrawn_at) return 'done';
    if (!OPEN_STATUSES.some((open) => open === own.status)) return 'decided';
    await tx
      .update(applications)
      // There is nobody left to be told of what had changed.
      .set({ withdrawn_at: now, announce_at: null, __v: sql`${applications.__v} + 1` })
      .where(eq(applications._id, id));
    await recallMessages(tx, [id], now);
    const author = { actorId: candidateId, audience: 'both', now } as const;
    await recordEvents(tx, [{ application_id: id, kind: 'withdrawn' }], author);
    await cancelAhead(tx, [id], author);
    const [job] = await tx
      .select({ employerId: jobs.employer_id })
      .from(jobs)
      .where(and(eq(jobs._id, own.job_id), isNull(jobs.removed_at)));
    if (!job) return 'done';
    const about = { applicationId: id, jobId: own.job_id };
    await notify(tx, [{ ...about, userId: job.employerId, kind: 'application_withdrawn' }], now);
    return 'done';
  });
}

/** How often the candidate has withdrawn an application to the job (a valid id). */
export const countWithdrawals = async (
  db: Database,
  candidateId: string,
  jobId: string,
): Promise<number> =>
  db.$count(
    applications,
    and(
      eq(applications.job_id, jobId),
      eq(applications.candidate_id, candidateId),
      isNotNull(applications.withdrawn_at),
    ),
  );

/** Whether the account has applied to any job. */
export const hasApplied = (db: Database, candidateId: string): Promise<boolean> =>
  hasRow(db, applications, and(eq(applications.candidate_id, candidateId), isOfKeptJob));

/** The candidate's live application to a job: its id, status and day. Null when there is none. */
export async function applicationTo(
  db: Database,
  candidateId: string,
  jobId: string,
): Promise<ApplicationCheck['application']> {
  const [found] = await db
    .select({
      _id: applications._id,
      status: applications.status,
      created_at: applications.created_at,
    })
    .from(applications)
    .where(
      and(
        eq(applications.candidate_id, candidateId),
        isLiveApplication,
        isOfKeptJob,
        eq(applications.job_id, jobId),
      ),
    )
    .limit(1);
  return found ? { ...found, created_at: found.created_at.toISOString() } : null;
}

/** To which of these jobs (valid ids) the candidate has a live application. */
export async function appliedAmong(
  db: Database,
  candidateId: string,
  jobIds: readonly string[],
): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const rows = await db
    .select({ job_id: applications.job_id })
    .from(applications)
    .where(
      and(
        eq(applications.candidate_id, candidateId),
        isLiveApplication,
        isOfKeptJob,
        // One parameter whatever the number, so that one prepared statement serves.
        among(applications.job_id, jobIds),
      ),
    );
  return rows.map((row) => row.job_id);
}
