import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { liveStatuses, selectJobRows, toJobRow } from '#server/domains/jobs/row-queries.ts';
import { among, inOrder } from '#server/platform/database/ids.ts';
import { pagesOf } from '#server/platform/database/pages.ts';
import { type Database, jobs } from '#server/platform/database/schema.ts';
import type { JobPage, JobQuery, JobRow } from '#src/contract/jobs/job.ts';
import { PAGES_MAX } from '#src/contract/limits.ts';
import type {
  FoundJobs,
  HighlightWords,
  JobSearchEngine,
  SearchRequest,
} from './job-search-engine.ts';
import { matchOf } from './match.ts';
import { writeCursor } from './plan-request.ts';
import { asksForRecommended, recommendJobs } from './recommended-jobs.ts';

/** Characters of each text searched for highlights. */
const TEXT = 6000;

const texts = {
  skills: sql<string>`array_to_string(${jobs.required_skills}, ', ')`,
  description: sql<string>`left(${jobs.description}, ${TEXT}::int)`,
  requirements: sql<string>`left(${jobs.requirements}, ${TEXT}::int)`,
  responsibilities: sql<string>`left(${jobs.responsibilities}, ${TEXT}::int)`,
};

/** Leaves out jobs closed or made drafts since, as an engine may lag behind. */
const isFound = (ids: readonly string[]): SQL =>
  sql`${among(jobs._id, ids)} and ${jobs.status} in (${liveStatuses})`;

/** The found jobs in their order, with highlights. */
export async function readFound(
  db: Database,
  { ids, highlights }: { ids: readonly string[]; highlights?: HighlightWords },
): Promise<JobRow[]> {
  if (ids.length === 0) return [];
  if (!highlights || highlights.words.length + highlights.place.length === 0) {
    const plain = await selectJobRows(db).where(isFound(ids));
    return inOrder(ids, plain.map(toJobRow), (job) => job._id);
  }
  const rows = await selectJobRows(db, texts).where(isFound(ids));
  const found = rows.map(({ skills, description, requirements, responsibilities, ...row }) => {
    const job = toJobRow(row);
    const { title, company_name: company, location } = job;
    const texts = [skills, description, requirements, responsibilities];
    return { ...job, match: matchOf({ title, company, location, texts }, highlights) };
  });
  return inOrder(ids, found, (job) => job._id);
}

/** The cursor after the last page offered, if the list goes on (rule SEARCH-8). */
const nextOf = (
  { page, limit, sort, query }: JobQuery,
  { ids }: FoundJobs,
  rows: readonly JobRow[],
) => {
  const last = rows.at(-1);
  const isNewestFirst = sort === 'newest' || (!sort && !query);
  if (!isNewestFirst || page !== PAGES_MAX || ids.length < limit || !last?.published_at) return;
  return writeCursor({ published_at: last.published_at, job_id: last._id });
};

/** The index of the first row with only some of the words. */
function relaxedFromOf({ ids, relaxedFrom }: FoundJobs, rows: readonly JobRow[]) {
  if (relaxedFrom === undefined || rows.length === 0) return undefined;
  const whole = new Set(ids.slice(0, relaxedFrom));
  return rows.filter(({ _id }) => whole.has(_id)).length;
}

/** One page of recommended jobs or of those the engine finds; empty past the last page offered. */
export async function searchJobs(
  db: Database,
  engine: JobSearchEngine,
  request: SearchRequest,
): Promise<JobPage> {
  const { search, candidate } = request;
  const { page, limit } = search;
  const isOffered = page <= PAGES_MAX;
  const recommended =
    candidate !== undefined && isOffered && asksForRecommended(search)
      ? await recommendJobs(db, { ...request, candidate })
      : undefined;
  const found: FoundJobs =
    recommended ??
    (await engine.find(isOffered ? request : { ...request, search: { ...search, page: 1 } }));
  const rows = isOffered ? await readFound(db, found) : [];
  const next = recommended ? undefined : nextOf(search, found, rows);
  return {
    jobs: rows.map((row) => ({ ...row, reasons: recommended?.reasons.get(row._id) })),
    isPersonal: recommended?.isPersonal,
    ...pagesOf(Math.min(found.total, PAGES_MAX * limit), limit, page),
    total: found.total,
    totalRelation: found.totalRelation,
    correctedQuery: found.correctedQuery,
    correctedLocation: found.correctedLocation,
    relaxedFrom: relaxedFromOf(found, rows),
    ...(next && { next }),
  };
}

/**
 * One page of an employer's own jobs in every status, newest first. Searches titles, companies, skills and
 * locations.
 */
export async function searchOwnJobs(
  db: Database,
  { query = '', location = '', jobType, experienceLevel, remote, page, limit }: JobQuery,
  employer: string,
): Promise<JobPage> {
  const contains = (text: SQL, words: string): SQL | undefined =>
    words === ''
      ? undefined
      : sql`(search_query(${words}) is null or to_tsvector('simple', search_words(${text})) @@ search_query(${words}))`;
  const conditions = and(
    eq(jobs.employer_id, employer),
    isNull(jobs.removed_at),
    contains(
      sql`concat_ws(' ', ${jobs.title}, ${jobs.company_name}, joined_list(${jobs.required_skills}))`,
      query,
    ),
    contains(sql`${jobs.location}`, location),
    jobType && inArray(jobs.job_type, jobType),
    experienceLevel && inArray(jobs.experience_level, experienceLevel),
    remote ? eq(jobs.is_remote, true) : undefined,
  );
  const [rows, total] = await Promise.all([
    selectJobRows(db)
      .where(conditions)
      .orderBy(sql`${jobs.created_at} desc, ${jobs._id} desc`)
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(jobs, conditions),
  ]);
  return {
    jobs: rows.map(toJobRow),
    ...pagesOf(total, limit, page),
    total,
    totalRelation: 'exact',
  };
}
