import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { JobPage, JobQuery } from '../../src/contract/job.ts';
import { PAGES_MAX } from '../../src/contract/limits.ts';
import { preparedQuery } from '../db/prepared-query.ts';
import { applications, type Database, jobs } from '../db/schema.ts';
import { isListed, newestFirst, selectJobRows, toJobRow } from './job-rows.ts';
import { pagesOf } from './pages.ts';

/** Which jobs to look for, on which day, and for whom. */
export type JobSearchScope = {
  search: JobQuery;
  /** YYYY-MM-DD */
  today: string;
  /** Whether the caller is the employer searched for, who sees every status. */
  owner: boolean;
  /** The candidate whose applied jobs are left out. */
  candidate?: string | undefined;
};

/** Which filters a search has: each combination is one prepared statement. */
type Shape = Record<
  | 'query'
  | 'location'
  | 'jobType'
  | 'experienceLevel'
  | 'remote'
  | 'employer'
  | 'owner'
  | 'notApplied',
  boolean
>;

/** Jobs are on site or remote so far: whoever also wants another workplace asks for both. */
const isRemoteAlone = ({ workplace }: JobQuery): boolean =>
  workplace?.length === 1 && workplace[0] === 'remote';

const shapeOf = ({ search, owner, candidate }: JobSearchScope): Shape => ({
  query: Boolean(search.query),
  location: Boolean(search.location),
  jobType: search.jobType !== undefined,
  experienceLevel: search.experienceLevel !== undefined,
  remote: search.remote || isRemoteAlone(search),
  employer: Boolean(search.employer_id),
  owner,
  notApplied: candidate !== undefined,
});

const value = sql.placeholder;

function conditions(shape: Shape): SQL | undefined {
  const words = sql`search_query(${value('query')})`;
  return and(
    shape.owner ? undefined : isListed(value('today')),
    // A query of punctuation alone filters nothing.
    shape.query ? sql`(${words} is null or ${jobs.search_vector} @@ ${words})` : undefined,
    shape.location
      ? sql`${jobs.location_key} like contains_pattern(${value('location')})`
      : undefined,
    shape.jobType ? sql`${jobs.job_type} = any(${value('jobType')})` : undefined,
    shape.experienceLevel
      ? sql`${jobs.experience_level} = any(${value('experienceLevel')})`
      : undefined,
    shape.remote ? eq(jobs.is_remote, true) : undefined,
    shape.employer ? eq(jobs.employer_id, value('employer_id')) : undefined,
    shape.notApplied
      ? sql`not exists (select 1 from ${applications} where ${applications.job_id} = ${jobs._id} and ${applications.candidate_id} = ${value('candidate')})`
      : undefined,
  );
}

const countQuery = preparedQuery((db, shape: Shape) => {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(jobs)
    .where(conditions(shape))
    .limit(value('most'))
    .as('found');
  return db.select({ total: sql<number>`count(*)::int` }).from(found).prepare('count_jobs');
});

const pageQuery = preparedQuery((db, shape: Shape) =>
  selectJobRows(db)
    .where(conditions(shape))
    .orderBy(shape.owner ? sql`${jobs.created_at} desc, ${jobs._id} desc` : newestFirst)
    .limit(value('limit'))
    .offset(value('offset'))
    .prepare('search_jobs'),
);

/** The number of jobs found, counted no further than the pages offered (PAGES_MAX). */
export async function countJobs(db: Database, scope: JobSearchScope): Promise<number> {
  const { search, today, candidate } = scope;
  const most = search.limit * PAGES_MAX;
  const [row] = await countQuery(db, shapeOf(scope)).execute({ ...search, today, candidate, most });
  return row?.total ?? 0;
}

/**
 * One page of the jobs found, newest first; a page past the end is empty. `count` is called for the total
 * only when the page itself does not determine it.
 */
export async function searchJobs(
  db: Database,
  scope: JobSearchScope,
  count: () => Promise<number> = () => countJobs(db, scope),
): Promise<JobPage> {
  const { search, today, candidate } = scope;
  const { page, limit } = search;
  const offset = (page - 1) * limit;
  const rows =
    page <= PAGES_MAX
      ? await pageQuery(db, shapeOf(scope)).execute({ ...search, today, candidate, offset })
      : [];
  const isLast = rows.length < limit && (rows.length > 0 || page === 1);
  const total = isLast ? offset + rows.length : await count();
  return {
    jobs: rows.map(toJobRow),
    ...pagesOf(total, limit, page),
    total,
    totalRelation: total < limit * PAGES_MAX ? 'exact' : 'atLeast',
  };
}
