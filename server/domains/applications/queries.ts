import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { interviewOf } from '#server/domains/interviews/queries.ts';
import { findJob } from '#server/domains/jobs/queries.ts';
import { eventsOf } from '#server/domains/timeline/queries.ts';
import { problem } from '#server/http/problem.ts';
import {
  isLiveApplication,
  isOfKeptCandidate,
  isOfKeptJob,
} from '#server/platform/database/being-deleted.ts';
import { type BoundedArray, readBounded } from '#server/platform/database/bounded-array.ts';
import { hasRow } from '#server/platform/database/has-row.ts';
import { among } from '#server/platform/database/ids.ts';
import { isAfter, type Place } from '#server/platform/database/keyset.ts';
import { applications, type Database } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { Application } from '#src/contract/applications/application.ts';
import type { ApplicationCheck } from '#src/contract/applications/application-check.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { ARRAY_MAX } from '#src/contract/limits.ts';
import { findSnapshot } from './profile-queries.ts';
import {
  type FoundApplication,
  findAmong,
  forEmployer,
  selectApplications,
  toFound,
} from './rows.ts';

const newestFirst = [desc(applications.created_at), desc(applications._id)];

/** The newest applications to one job as its employer sees them, as many as fit in one reply. */
export async function listAllJobApplications(
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

export async function findApplication(
  db: Database,
  id: string,
): Promise<FoundApplication | undefined> {
  const [row] = await selectApplications(db).where(eq(applications._id, id));
  return row && toFound(row);
}

/** The candidate's earlier, withdrawn application to the same job. */
async function earlierThan(db: Database, id: string): Promise<Application['earlier']> {
  const earlier = alias(applications, 'earlier');
  const [row] = await db
    .select({ _id: earlier._id, withdrawn_at: iso(earlier.withdrawn_at) })
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
  return row ?? null;
}

/**
 * The application with its events and profile snapshot, as `caller` (its candidate or employer) sees it. Only the
 * employer sees who made a change.
 */
async function describeApplication(
  db: Database,
  found: FoundApplication,
  caller: string,
): Promise<Application> {
  const { _id, is_again } = found.application;
  const isEmployer = found.employerId === caller;
  const reader = isEmployer ? 'employer' : 'candidate';
  const [events, interview, earlier, { profile, profile_taken_back_at }] = await Promise.all([
    eventsOf(db, _id, reader),
    interviewOf(db, _id, reader),
    is_again ? earlierThan(db, _id) : null,
    findSnapshot(db, _id),
  ]);
  const more = { earlier, interview, profile };
  if (isEmployer) return { ...forEmployer(found), ...more, events };
  return {
    ...found.application,
    ...more,
    profile_taken_back_at,
    events: events.map((event) => ({ ...event, by: '' })),
  };
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

const isLiveOf = (candidateId: string) =>
  and(eq(applications.candidate_id, candidateId), isLiveApplication, isOfKeptJob);

/** The candidate's live application to a job: its id, status and day; null without one. */
async function findLiveApplication(
  db: Database,
  candidateId: string,
  jobId: string,
): Promise<ApplicationCheck['application']> {
  const [found] = await db
    .select({
      _id: applications._id,
      status: applications.status,
      created_at: iso(applications.created_at),
    })
    .from(applications)
    .where(and(isLiveOf(candidateId), eq(applications.job_id, jobId)))
    .limit(1);
  return found ?? null;
}

/** Whether the candidate has applied to a job (a valid id), and how often they have withdrawn. */
export async function checkApplication(
  db: Database,
  candidateId: string,
  jobId: string,
): Promise<ApplicationCheck> {
  const [application, withdrawals] = await Promise.all([
    findLiveApplication(db, candidateId, jobId),
    countWithdrawals(db, candidateId, jobId),
  ]);
  return { hasApplied: application !== null, withdrawals, application };
}

/** The jobs among these (valid ids) to which the candidate has a live application. */
export async function checkApplications(
  db: Database,
  candidateId: string,
  jobIds: readonly string[],
): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const rows = await db
    .select({ job_id: applications.job_id })
    .from(applications)
    // One parameter for any number of ids, so that one prepared statement serves all.
    .where(and(isLiveOf(candidateId), among(applications.job_id, jobIds)));
  return rows.map((row) => row.job_id);
}

/**
 * The application as the caller sees it. Refuses (404) a caller who is neither its candidate nor its employer, and an
 * application deleted a moment ago (rule ACCESS-3).
 */
export async function getApplication(
  db: Database,
  id: string,
  caller: string,
): Promise<Application> {
  const found = await findApplication(db, id);
  if (!found || (found.candidateId !== caller && found.employerId !== caller))
    throw problem(404, errorMessages.applicationNotFound);
  return describeApplication(db, found, caller);
}

/**
 * The caller's job. Refuses (404, 403) a missing job, another employer's draft (rule ACCESS-3) or another employer's
 * job (rules ACCESS-4 and REVIEW-1).
 */
export async function findJobOf(db: Database, id: string, caller: string): Promise<Job> {
  const job = await findJob(db, id);
  const isTheirs = job?.employer?._id === caller;
  if (!job || (job.status === 'draft' && !isTheirs)) throw problem(404, errorMessages.jobNotFound);
  if (!isTheirs) throw problem(403, errorMessages.applicationsForbidden);
  return job;
}

/** The places of the applications that a candidate sent, or that were sent to a job, after a place in the list. */
export const listPlaces = (
  db: Database,
  of: { candidateId: string } | { jobId: string },
  limit: number,
  after?: Place,
): Promise<Place[]> =>
  db
    .select({ _id: applications._id, created_at: iso(applications.created_at) })
    .from(applications)
    .where(
      and(
        'jobId' in of
          ? and(eq(applications.job_id, of.jobId), isOfKeptCandidate)
          : and(eq(applications.candidate_id, of.candidateId), isOfKeptJob),
        isAfter(applications, after),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit);

/** These applications with all that `caller`, their candidate or employer, sees of each. */
export async function describeAmong(
  db: Database,
  ids: readonly string[],
  caller: string,
): Promise<Application[]> {
  const described: Application[] = [];
  // One after the other: calls of people who wait come in between.
  for (const found of await findAmong(db, ids))
    described.push(await describeApplication(db, found, caller));
  return described;
}
