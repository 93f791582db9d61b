import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { TotalRelation } from '#src/contract/jobs/job.ts';
import { PAGES_MAX } from '#src/contract/limits.ts';
import { type Conditions, matches, rowConditions } from './found-jobs.ts';
import { nextWindow, readPage, totalOf } from './found-pages.ts';
import { readInTime } from './in-time.ts';
import type { FoundJobs, SearchRequest } from './job-search-engine.ts';
import type { PlannedSearch } from './plan-request.ts';
import type { SearchPlan } from './search-plan.ts';
import { distinct, type Tsqueries } from './tsquery.ts';
import type { Window } from './windows.ts';

/** Matches that are enough to rank for the first pages, and the most that those pages show. */
const RANKED_FIRST = 250;

/** Matches from which a scan in salary order finds the best paid soon. */
const PAID_ENOUGH = 1000;

type Slice = { offset: number; limit: number };
type Found = { ids: string[]; total: number; totalRelation: TotalRelation };

const askAnywhere = ({ anywhere, phrases, hasWords }: SearchPlan) => ({
  queries: anywhere,
  phrases,
  isIndexed: hasWords,
});

/** All listed jobs, newest first, in the order of an index. */
export async function listAll(
  db: Database,
  conditions: Conditions,
  windows: readonly Window[],
  { offset, limit }: Slice,
): Promise<Found> {
  const listed = rowConditions(conditions);
  const page = sql`
    select job.job_id::text as id from job_search as job where ${listed}
    order by job.published_at desc, job.job_id desc limit ${limit}::int offset ${offset}::int
  `;
  const ids = (await rowsOf<{ id: string }>(db, page)).map(({ id }) => id);
  const { size = 0 } = windows.at(-1) ?? {};
  if (windows.length > 1) return { ids, total: size, totalRelation: 'about' };
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from job_search as job where ${listed}`,
  );
  return { ids, total: row?.total ?? 0, totalRelation: 'exact' };
}

async function listNewest(
  db: Database,
  { plan, conditions }: PlannedSearch,
  windows: readonly Window[],
  slice: Slice,
): Promise<Found> {
  const ask = askAnywhere(plan);
  const enough = Math.max(RANKED_FIRST, slice.offset + slice.limit);
  const page = await readPage(db, ask, conditions, windows, { ...slice, enough });
  return { ids: page.ids, ...totalOf(page, windows) };
}

/** Best-paid first, jobs without a salary last. */
async function listBestPaid(
  db: Database,
  { plan, conditions }: PlannedSearch,
  windows: readonly Window[],
  { offset, limit }: Slice,
): Promise<Found> {
  const ask = { ...askAnywhere(plan), isBestPaid: true };
  const page = await readPage(db, ask, conditions, windows, { offset, limit, enough: PAID_ENOUGH });
  const total = totalOf(page, windows);
  if (page.window.since === undefined) return { ids: page.ids, ...total };
  // Matches are frequent enough to be found soon in index order.
  const match = matches(distinct([...ask.queries, ask.phrases]), false);
  const rows = await readInTime(db, (tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`
        select job.job_id::text as id from job_search as job
        where ${match} and ${rowConditions(conditions)}
        order by job.salary_yearly desc nulls last, job.published_at desc, job.job_id desc
        limit ${limit}::int offset ${offset}::int
      `,
    ),
  );
  return { ids: rows?.map(({ id }) => id) ?? page.ids, ...total };
}

/** The first `count` of all ids, each once. */
const firstOf = (count: number, ...ids: readonly (readonly string[])[]): string[] =>
  [...new Set(ids.flat())].slice(0, count);

/**
 * The `count` best matches, RANKED_FIRST at most. If there are too many to rank all, title matches come first, and each
 * group is ranked among its newest jobs.
 */
async function listFirst(
  db: Database,
  { plan, conditions }: PlannedSearch,
  windows: readonly Window[],
  count: number,
): Promise<Found> {
  const slice = { offset: 0, limit: 2 * count, enough: RANKED_FIRST };
  const ask = { ...askAnywhere(plan), plan };
  const page = await readPage(db, ask, conditions, windows, slice);
  const total = totalOf(page, windows);
  const isComplete =
    page.window.since === undefined || page.isCutOff || page.titled >= RANKED_FIRST;
  if (isComplete || plan.title.length === 0) return { ids: page.ids.slice(0, count), ...total };
  // Finds all title matches, or as many as needed. Those of phrases are not counted yet.
  const askTitles = { ...ask, queries: plan.title, phrases: '' };
  const first = plan.phrases
    ? page.window
    : nextWindow(windows, { ...page, found: page.titled }, RANKED_FIRST);
  const titles = await readPage(db, askTitles, conditions, windows, { ...slice, first });
  const ids = firstOf(count, titles.ids, page.ids);
  return { ids, ...total, total: Math.max(total.total, titles.found) };
}

/** Best matches first. Those after the first RANKED_FIRST are ranked among as many as pages can show. */
async function listRelevant(
  db: Database,
  planned: PlannedSearch,
  windows: readonly Window[],
  { offset, limit }: Slice,
): Promise<Found> {
  const first = await listFirst(db, planned, windows, Math.min(offset + limit, RANKED_FIRST));
  const ids = first.ids.slice(offset);
  if (offset + limit <= RANKED_FIRST || first.ids.length < RANKED_FIRST) return { ...first, ids };
  const { plan } = planned;
  const page = await readPage(
    db,
    { ...askAnywhere(plan), plan },
    { ...planned.conditions, without: first.ids },
    windows,
    {
      offset: Math.max(0, offset - RANKED_FIRST),
      limit: limit - ids.length,
      enough: limit * PAGES_MAX,
    },
  );
  return { ...first, ids: [...ids, ...page.ids] };
}

/** The best jobs with some of the words, title matches first. */
export async function listSome(
  db: Database,
  { plan, conditions }: PlannedSearch,
  windows: readonly Window[],
  limit: number,
): Promise<string[]> {
  const read = (queries: Tsqueries) =>
    readPage(db, { queries, phrases: plan.phrases, isIndexed: true, plan }, conditions, windows, {
      offset: 0,
      limit,
      enough: RANKED_FIRST,
    });
  const titles = await read(plan.someTitle);
  // Phrases are asked for alike in titles and anywhere.
  const isAll = titles.ids.length === limit || isDeepStrictEqual(plan.some, plan.someTitle);
  if (isAll) return titles.ids;
  return firstOf(limit, titles.ids, (await read(plan.some)).ids);
}

/** One page of a planned search. */
export async function listJobs(
  db: Database,
  { search }: SearchRequest,
  planned: PlannedSearch,
  windows: readonly Window[],
): Promise<FoundJobs> {
  const { plan, conditions, highlights } = planned;
  const slice = { offset: (search.page - 1) * search.limit, limit: search.limit };
  const ways = () => {
    if (search.sort === 'salary') return listBestPaid(db, planned, windows, slice);
    if (search.sort !== 'newest' && plan.ranked.length > 0 && !conditions.after)
      return listRelevant(db, planned, windows, slice);
    if (plan.anywhere.length === 0 && !planned.isNarrowed)
      return listAll(db, conditions, windows, slice);
    return listNewest(db, planned, windows, slice);
  };
  return { ...(await ways()), highlights };
}
