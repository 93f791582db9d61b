import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#server/platform/database/schema.ts';
import { correct, type Reach, readCertain } from './correct.ts';
import { getJobFacets } from './facets.ts';
import { hasMatch } from './found-pages.ts';
import type { FoundJobs, JobSearchEngine, SearchRequest } from './job-search-engine.ts';
import { listJobs, listSome } from './list-jobs.ts';
import { type PlannedSearch, planRequest } from './plan-request.ts';
import type { SearchPlan } from './search-plan.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import type { Tsqueries } from './tsquery.ts';
import { type FindWindows, type Window, windowsOf } from './windows.ts';
import { readCounts } from './word-counts.ts';

/** Up to this many results, something else may have been meant. */
const NEAR_MAX = 2;
/** How many times as many results corrected words must find. */
const CORRECTION_FACTOR = 10;
/** Up to this many results, something else was meant if no title has the words. */
const CORRECT_MAX = 50;

type Search = {
  db: Database;
  request: SearchRequest;
  synonyms: Synonyms;
  windows: readonly Window[];
};
type Attempt = (queries: Tsqueries) => Promise<FoundJobs>;

/** Repeats a planned search with other queries. */
const attemptOf =
  ({ db, request, windows }: Search, planned: PlannedSearch): Attempt =>
  (queries) => {
    const plan = { ...planned.plan, anywhere: queries, title: queries };
    return listJobs(db, request, { ...planned, plan }, windows);
  };

/** Fills up a short page with jobs that have some of the words. */
async function fillPage(
  { db, request, windows }: Search,
  planned: PlannedSearch,
  found: FoundJobs,
): Promise<FoundJobs> {
  const { words } = planned;
  const { page, limit, exact, sort } = request.search;
  const isFull = found.ids.length >= limit || page > 1;
  const isOne = words.terms.length === 0 || words.terms.length + words.phrases.length < 2;
  if (isFull || exact || (sort && sort !== 'relevance') || isOne) return found;
  const some = await listSome(db, planned, windows, limit);
  const ids = [...new Set([...found.ids, ...some])].slice(0, limit);
  return ids.length > found.ids.length ? { ...found, ids, relaxedFrom: found.ids.length } : found;
}

const reachOf = ({ total }: FoundJobs): Reach => {
  if (total === 0) return 'far';
  return total <= NEAR_MAX ? 'near' : 'sure';
};

/**
 * Searches with corrected words. Undefined unless they find much more, or anything more if no title has the words as
 * typed (rule SEARCH-12).
 */
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
  const corrected = await listJobs(db, asked, planned, windows);
  const isBetter =
    corrected.total > found.total * CORRECTION_FACTOR ||
    (reach === 'sure' && corrected.total > found.total && (await attempt(plan.title)).total === 0);
  if (!isBetter && found.total > 0) return undefined;
  const filled = await fillPage({ ...search, request: asked }, planned, corrected);
  return filled.ids.length > 0 ? { ...filled, correctedQuery, correctedLocation } : undefined;
}

/** Whether a last word may be a prefix, since no job has it in its short texts. */
async function mayBePrefix(
  db: Database,
  { lastWords, prefix, anywhere }: SearchPlan,
): Promise<boolean> {
  if (isDeepStrictEqual(prefix, anywhere)) return false;
  const known = await readCounts(db, lastWords);
  return lastWords.some((word) => !known.has(word));
}

/** With fewer certain terms, a look at whether any job has them takes too long. */
const CERTAIN_MIN = 3;

/**
 * Whether nothing has all of many terms, nor can have after a correction or with the last word as a prefix, because no
 * job has those that neither would change. Tells so by one look at the index instead of up to a dozen searches.
 */
async function isHopeless(
  db: Database,
  { search }: SearchRequest,
  { plan, words }: PlannedSearch,
): Promise<boolean> {
  if (plan.manyTerms.length === 0) return false;
  const isCertain = await readCertain(db, search.query ?? '', words.terms);
  const last = plan.manyTerms.length - 1;
  const certain = plan.manyTerms.filter((_, at) => isCertain[at] && at < last);
  return certain.length >= CERTAIN_MIN && !(await hasMatch(db, certain));
}

/** Searches, and relaxes the search while it finds little or nothing. */
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

  if (await isHopeless(db, request, planned)) {
    const { highlights } = planned;
    return fillPage(search, planned, { ids: [], total: 0, totalRelation: 'exact', highlights });
  }
  const found = await listJobs(db, request, planned, windows);
  // Another attempt would time out too.
  if (found.totalRelation === 'atLeast') return fillPage(search, planned, found);
  if (found.total === 0 && (await mayBePrefix(db, plan))) {
    const byPrefix = await attempt(plan.prefix);
    if (byPrefix.total > 0) return fillPage(search, planned, byPrefix);
  }
  if (found.total <= CORRECT_MAX && !request.search.exact) {
    const corrected = await listCorrected(search, planned, found, attempt);
    if (corrected) return corrected;
  }
  return fillPage(search, planned, found);
}

/** The job search in the database. */
export const createPostgresEngine = (
  db: Database,
  synonyms: Synonyms,
  findWindows = windowsOf(db),
): JobSearchEngine => ({
  find: (request) => findJobs(db, request, synonyms, findWindows),
  getJobFacets: (request) => getJobFacets(db, request, synonyms, findWindows),
});

const engines = new WeakMap<Database, JobSearchEngine>();

/** The engine of a database, with the product's synonyms. */
export function engineOf(db: Database): JobSearchEngine {
  const engine = engines.get(db) ?? createPostgresEngine(db, readSynonyms());
  engines.set(db, engine);
  return engine;
}
