import { sql } from 'drizzle-orm';
import type { TotalRelation } from '../../src/contract/job.ts';
import { PAGES_MAX } from '../../src/contract/limits.ts';
import { rowsOf } from '../db/rows-of.ts';
import type { Database } from '../db/schema.ts';
import { rowConditions } from './found-jobs.ts';
import { type Ask, readPage, totalOf } from './found-pages.ts';
import { readInTime } from './in-time.ts';
import type { FoundJobs, SearchRequest } from './job-search-engine.ts';
import type { PlannedSearch } from './plan-request.ts';
import type { Window } from './windows.ts';

/** Jobs that are enough to rank for the first pages. */
const ENOUGH = 250;

/** Jobs by which it is told whether those that pay the most are found soon. */
const PAID_ENOUGH = 1000;

type Slice = { offset: number; limit: number };
type Found = { ids: string[]; total: number; totalRelation: TotalRelation };

/** All listed jobs, the newest first: from the order of an index. */
async function listAll(
  db: Database,
  { conditions }: PlannedSearch,
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

/** The newest first. */
async function listNewest(
  db: Database,
  { plan, conditions }: PlannedSearch,
  windows: readonly Window[],
  slice: Slice,
): Promise<Found> {
  const ask = { query: plan.anywhere, isIndexed: plan.hasWords };
  const enough = slice.offset + slice.limit;
  const page = await readPage(db, ask, conditions, windows, { ...slice, enough });
  return { ids: page.ids, ...totalOf(page, windows) };
}

/** Those that pay the most first, and those that don't say at the end. */
async function listBestPaid(
  db: Database,
  { plan, conditions }: PlannedSearch,
  windows: readonly Window[],
  { offset, limit }: Slice,
): Promise<Found> {
  const ask = { query: plan.anywhere, isIndexed: plan.hasWords, isBestPaid: true };
  const page = await readPage(db, ask, conditions, windows, { offset, limit, enough: PAID_ENOUGH });
  const total = totalOf(page, windows);
  if (page.window.since === undefined) return { ids: page.ids, ...total };
  // They are frequent enough to be met soon in the order of an index.
  const match = ask.query === '' ? sql`true` : sql`job.search_vector @@ ${ask.query}::tsquery`;
  const rows = await readInTime(db, (tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`
        select job.job_id::text as id from job_search as job
        where coalesce(${match}, false) and ${rowConditions(conditions)}
        order by job.salary_yearly desc nulls last, job.published_at desc, job.job_id desc
        limit ${limit}::int offset ${offset}::int
      `,
    ),
  );
  return { ids: rows?.map(({ id }) => id) ?? page.ids, ...total };
}

/**
 * The best answers first. Where there are too many to rank all, those with the words in their title come before
 * the others, each ranked among the newest of them.
 */
async function listRelevant(
  db: Database,
  { plan, conditions }: PlannedSearch,
  windows: readonly Window[],
  { offset, limit }: Slice,
): Promise<Found> {
  const ask = { query: plan.anywhere, isIndexed: plan.hasWords, plan };
  const read = (asked: Ask, slice: Slice, enough: number) =>
    readPage(db, asked, conditions, windows, { ...slice, enough });
  const isEarly = offset + limit <= ENOUGH;
  const enough = isEarly ? ENOUGH : limit * PAGES_MAX;
  const hasTitle = plan.isTitle !== '';
  const page = await read(ask, { offset, limit }, hasTitle ? ENOUGH : enough);
  const total = totalOf(page, windows);
  if (page.window.since === undefined || page.isCutOff || !hasTitle)
    return { ids: page.ids, ...total };
  const titles = await read({ ...ask, query: plan.title }, { offset, limit }, ENOUGH);
  if (titles.ids.length === limit) return { ids: titles.ids, ...total };
  const rest = { offset: Math.max(0, offset - titles.found), limit: limit - titles.ids.length };
  const others = await read({ ...ask, withoutTitles: true }, rest, enough);
  return { ids: [...titles.ids, ...others.ids], ...total };
}

/** The first jobs that have some of the words, those that have them in the title before the others. */
export async function listSome(
  db: Database,
  { plan, conditions }: PlannedSearch,
  windows: readonly Window[],
  limit: number,
): Promise<string[]> {
  const read = (query: string, count: number) =>
    readPage(db, { query, isIndexed: true, plan }, conditions, windows, {
      ...{ offset: 0, limit: count, enough: ENOUGH },
    });
  const titles = await read(plan.someTitle, limit);
  if (titles.ids.length === limit) return titles.ids;
  const others = await read(plan.some, limit);
  return [...new Set([...titles.ids, ...others.ids])].slice(0, limit);
}

/** One page of what is found by one way to read the search. */
export async function listJobs(
  db: Database,
  { search }: SearchRequest,
  planned: PlannedSearch,
  windows: readonly Window[],
): Promise<FoundJobs> {
  const { plan, conditions, marks } = planned;
  const slice = { offset: (search.page - 1) * search.limit, limit: search.limit };
  const ways = () => {
    if (search.sort === 'salary') return listBestPaid(db, planned, windows, slice);
    if (search.sort !== 'newest' && plan.ranked.length > 0 && !conditions.after)
      return listRelevant(db, planned, windows, slice);
    if (plan.anywhere === '' && !planned.isNarrowed) return listAll(db, planned, windows, slice);
    return listNewest(db, planned, windows, slice);
  };
  return { ...(await ways()), marks };
}
