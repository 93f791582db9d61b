import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { type BoundedArray, readBounded } from '#server/platform/database/bounded-array.ts';
import { among, inOrder } from '#server/platform/database/ids.ts';
import { isAfter, type Place } from '#server/platform/database/keyset.ts';
import { pagesOf } from '#server/platform/database/pages.ts';
import { type Database, jobs } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import { JOB_STATUSES, type JobStatus } from '#src/contract/enumerations.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import {
  type OwnJobPage,
  type OwnJobRow,
  type OwnJobsQuery,
  sameJobTab,
} from '#src/contract/jobs/own-jobs.ts';
import { ARRAY_MAX } from '#src/contract/limits.ts';
import { countApplications } from './application-counts.ts';
import { selectJobRows, selectJobs, toJob, toJobRow } from './row-queries.ts';

/** The ids of the employer's jobs, newest first, read only from an index. */
async function selectIds(
  db: Database,
  employerId: string,
  status: JobStatus | undefined,
  limit: number,
  offset = 0,
): Promise<string[]> {
  const rows = await db
    .select({ _id: jobs._id })
    .from(jobs)
    .where(
      and(
        eq(jobs.employer_id, employerId),
        isNull(jobs.removed_at),
        status && inArray(jobs.status, [...sameJobTab(status)]),
      ),
    )
    .orderBy(desc(jobs.created_at), desc(jobs._id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row._id);
}

/** These jobs in the order of the ids, with their application counts. */
async function selectAmong(db: Database, ids: readonly string[]): Promise<OwnJobRow[]> {
  if (ids.length === 0) return [];
  const [rows, countsOf] = await Promise.all([
    selectJobRows(db).where(among(jobs._id, ids)),
    countApplications(db, ids),
  ]);
  const own = rows.map((row) => ({ ...toJobRow(row), ...countsOf(row._id) }));
  return inOrder(ids, own, (job) => job._id);
}

/** The number of the employer's jobs in each status, read only from an index. */
async function countStatuses(db: Database, employerId: string): Promise<Record<JobStatus, number>> {
  const rows = await db
    .select({ status: jobs.status, count: count() })
    .from(jobs)
    .where(and(eq(jobs.employer_id, employerId), isNull(jobs.removed_at)))
    .groupBy(jobs.status);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return Object.fromEntries(
    JOB_STATUSES.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<JobStatus, number>;
}

/** The newest jobs of one employer in every status, as many as fit in one reply. */
export async function listAllOwnJobs(
  db: Database,
  employerId: string,
): Promise<BoundedArray<OwnJobRow>> {
  const ids = await selectIds(db, employerId, undefined, ARRAY_MAX + 1);
  return readBounded(ids, (some) => selectAmong(db, some));
}

/** One page of the employer's jobs, newest first; a page past the end is an empty list. */
export async function listOwnJobs(
  db: Database,
  employerId: string,
  { page, limit, status }: OwnJobsQuery,
): Promise<OwnJobPage> {
  const [counts, found] = await Promise.all([
    countStatuses(db, employerId),
    selectIds(db, employerId, status, limit, (page - 1) * limit).then((ids) =>
      selectAmong(db, ids),
    ),
  ]);
  const wanted = status ? sameJobTab(status) : JOB_STATUSES;
  const total = wanted.reduce((sum, one) => sum + counts[one], 0);
  return {
    jobs: found,
    ...pagesOf(total, limit, page),
    total,
    counts,
  };
}

/**
 * All jobs that the employer has posted, with all fields, after a place in the list; also those removed since, which
 * their candidates still see.
 */
export async function listPostedJobs(
  db: Database,
  employerId: string,
  limit: number,
  after?: Place,
): Promise<(Job & Place & { removed_at: string | null })[]> {
  const rows = await selectJobs(db, { removed_at: iso(jobs.removed_at) })
    .where(and(eq(jobs.employer_id, employerId), isNull(jobs.ended_at), isAfter(jobs, after)))
    .orderBy(desc(jobs.created_at), desc(jobs._id))
    .limit(limit);
  return rows.map((row) => ({
    ...toJob(row),
    created_at: row.created_at,
    removed_at: row.removed_at,
  }));
}

/** The ids of the jobs whose applications the employer sees, after a place in the list. */
export const listJobPlaces = (
  db: Database,
  employerId: string,
  limit: number,
  after?: Place,
): Promise<Place[]> =>
  db
    .select({ _id: jobs._id, created_at: iso(jobs.created_at) })
    .from(jobs)
    .where(and(eq(jobs.employer_id, employerId), isNull(jobs.removed_at), isAfter(jobs, after)))
    .orderBy(desc(jobs.created_at), desc(jobs._id))
    .limit(limit);
