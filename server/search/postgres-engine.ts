import { sql } from 'drizzle-orm';
import type { TotalRelation } from '../../src/contract/job.ts';
import { PAGES_MAX } from '../../src/contract/limits.ts';
import { rowsOf } from '../db/rows-of.ts';
import type { Database } from '../db/schema.ts';
import { correct, type Reach } from './correct.ts';
import { countFacets } from './facets.ts';
import { rowConditions } from './found-jobs.ts';
import { type Ask, readPage, totalOf } from './found-pages.ts';
import { readInTime } from './in-time.ts';
import type { FoundJobs, JobSearchEngine, SearchRequest } from './job-search-engine.ts';
import { type PlannedSearch, planRequest } from './plan-request.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import { type FindWindows, type Window, windowsOf } from './windows.ts';

/** Jobs that are enough to rank for the first pages. */
const ENOUGH = 250;

/** Jobs by which it is told whether those that pay the most are found soon. */
const PAID_ENOUGH = 1000;

/** So few that something else may have been meant. */
const LITTLE = 2;
/** How many times as much corrected words must find then to be taken. */
const MUCH_MORE = 10;
/** So few that something else was meant if no title has the words. */
const FEW = 50;

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
  if (page.window.since === undefined || !hasTitle) return { ids: page.ids, ...total };
  const titles = await read({ ...ask, query: plan.title }, { offset, limit }, ENOUGH);
  if (titles.ids.length === limit) return { ids: titles.ids, ...total };
  const rest = { offset: Math.max(0, offset - titles.found), limit: limit - titles.ids.length };
  const others = await read({ ...ask, withoutTitles: true }, rest, enough);
  return { ids: [...titles.ids, ...others.ids], ...total };
}

/** What is found by one way to read the search. */
async function list(
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

type Search = {
  db: Database;
  request: SearchRequest;
  synonyms: Synonyms;
  windows: readonly Window[];
};
type Attempt = (query: string, titleQuery?: string) => Promise<FoundJobs>;

/** Lists by other queries what is planned. */
const attemptOf =
  ({ db, request, windows }: Search, planned: PlannedSearch): Attempt =>
  (anywhere, title = anywhere) =>
    list(db, request, { ...planned, plan: { ...planned.plan, anywhere, title } }, windows);

/** What was found, and where that is less than a page, jobs that have some of the words. */
async function fillPage(
  request: SearchRequest,
  { plan, words }: PlannedSearch,
  found: FoundJobs,
  attempt: Attempt,
): Promise<FoundJobs> {
  const { page, limit, exact, sort } = request.search;
  const isFull = found.ids.length >= limit || page > 1;
  const isOne = words.slots.length === 0 || words.slots.length + words.phrases.length < 2;
  if (isFull || exact || (sort && sort !== 'relevance') || isOne) return found;
  const some = await attempt(plan.some, plan.someTitle);
  const ids = [...new Set([...found.ids, ...some.ids])].slice(0, limit);
  return ids.length > found.ids.length ? { ...found, ids, relaxedFrom: found.ids.length } : found;
}

const reachOf = ({ total }: FoundJobs): Reach => {
  if (total === 0) return 'far';
  return total <= LITTLE ? 'near' : 'sure';
};

/** With corrected words, if they find much more; or anything more, where no title has the words as typed. */
async function listCorrected(
  search: Search,
  { plan }: PlannedSearch,
  found: FoundJobs,
  attempt: Attempt,
): Promise<FoundJobs | undefined> {
  const { db, request, synonyms, windows } = search;
  const { query, location } = request.search;
  const reach = reachOf(found);
  const [correctedQuery, correctedLocation] = await Promise.all([
    correct(db, query, { meant: 'words', reach }),
    correct(db, location, { meant: 'place', reach }),
  ]);
  if (correctedQuery === undefined && correctedLocation === undefined) return undefined;
  const asked = {
    ...request,
    search: {
      ...request.search,
      query: correctedQuery ?? query,
      location: correctedLocation ?? location,
    },
  };
  const planned = await planRequest(db, asked, synonyms);
  const corrected = await list(db, asked, planned, windows);
  const isBetter =
    corrected.total > found.total * MUCH_MORE ||
    (reach === 'sure' && corrected.total > found.total && (await attempt(plan.title)).total === 0);
  if (!isBetter && found.total > 0) return undefined;
  const filled = await fillPage(
    asked,
    planned,
    corrected,
    attemptOf({ ...search, request: asked }, planned),
  );
  return filled.ids.length > 0 ? { ...filled, correctedQuery, correctedLocation } : undefined;
}

/** What is found with fewer demands, where what was asked for finds little or nothing. */
async function findJobs(
  db: Database,
  request: SearchRequest,
  synonyms: Synonyms,
  findWindows: FindWindows,
): Promise<FoundJobs> {
  const planned = await planRequest(db, request, synonyms);
  const { plan } = planned;
  const windows = await findWindows(planned.conditions.after);
  const search = { db, request, synonyms, windows };
  const attempt = attemptOf(search, planned);

  const found = await list(db, request, planned, windows);
  if (found.total === 0 && plan.beginning !== plan.anywhere) {
    const begun = await attempt(plan.beginning);
    if (begun.total > 0) return fillPage(request, planned, begun, attempt);
  }
  if (found.total <= FEW && !request.search.exact) {
    const corrected = await listCorrected(search, planned, found, attempt);
    if (corrected) return corrected;
  }
  return fillPage(request, planned, found, attempt);
}

/** The search of jobs in the database. */
export const createPostgresEngine = (
  db: Database,
  synonyms: Synonyms,
  findWindows = windowsOf(db),
): JobSearchEngine => ({
  find: (request) => findJobs(db, request, synonyms, findWindows),
  countFacets: (request) => countFacets(db, request, synonyms, findWindows),
});

const engines = new WeakMap<Database, JobSearchEngine>();

/** The engine of a database with the synonyms that come with the product. */
export function engineOf(db: Database): JobSearchEngine {
  const engine = engines.get(db) ?? createPostgresEngine(db, readSynonyms());
  engines.set(db, engine);
  return engine;
}
