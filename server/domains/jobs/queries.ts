import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { problem } from '#server/http/problem.ts';
import { isLiveApplication, isOfKeptCandidate } from '#server/platform/database/being-deleted.ts';
import { hasRow } from '#server/platform/database/has-row.ts';
import { preparedQuery } from '#server/platform/database/prepared-query.ts';
import { applications, type Database, jobs } from '#server/platform/database/schema.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { JOB_APPLICATIONS_MAX } from '#src/contract/limits.ts';
import { countApplications } from './application-counts.ts';
import { selectJobs, toJob } from './row-queries.ts';

const jobQuery = preparedQuery((db) =>
  selectJobs(db)
    .where(and(eq(jobs._id, sql.placeholder('id')), isNull(jobs.removed_at)))
    .prepare('find_job'),
);

/** The job with this id in any status; undefined if there is none or it was removed. */
export async function findJob(db: Database, id: string): Promise<Job | undefined> {
  const [row] = await jobQuery(db).execute({ id });
  return row && toJob(row);
}

/** A job's application counts and the ids of its newest applications, for its owner. */
export async function describeApplications(
  db: Database,
  jobId: string,
): Promise<Required<Pick<Job, 'applications' | 'application_count' | 'new_count'>>> {
  const [rows, countsOf] = await Promise.all([
    db
      .select({ _id: applications._id })
      .from(applications)
      .where(and(eq(applications.job_id, jobId), isLiveApplication))
      .orderBy(desc(applications.created_at), desc(applications._id))
      .limit(JOB_APPLICATIONS_MAX),
    countApplications(db, [jobId]),
  ]);
  const { application_count, new_count } = countsOf(jobId);
  return { applications: rows.map((row) => row._id), application_count, new_count };
}

/** Whether anyone has applied to the job, even if they have withdrawn since. */
export const hasApplications = (db: Database, jobId: string): Promise<boolean> =>
  hasRow(db, applications, and(eq(applications.job_id, jobId), isOfKeptCandidate));

/** Whether the account has posted any job. */
export const hasJobs = (db: Database, employerId: string): Promise<boolean> =>
  hasRow(db, jobs, eq(jobs.employer_id, employerId));

/** The job with this id, if the caller may see it. Refuses (404) another employer's draft (rule ACCESS-3). */
export async function getVisibleJob(
  db: Database,
  id: string,
  caller: string | undefined,
): Promise<Job> {
  const job = await findJob(db, id);
  if (!job || (job.status === 'draft' && job.employer?._id !== caller))
    throw problem(404, errorMessages.jobNotFound);
  return job;
}
