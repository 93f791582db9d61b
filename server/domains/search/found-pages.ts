import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { TotalRelation } from '#src/contract/jobs/job.ts';
import { type Conditions, matches, rowConditions, score } from './found-jobs.ts';
import { readInTime } from './in-time.ts';
import type { SearchPlan } from './search-plan.ts';
import type { Tsqueries } from './tsquery.ts';
import { askWithin, type Window } from './windows.ts';

/** Maximum jobs read per window; any beyond are neither counted nor ranked. */
export const READ_MAX = 20_000;
/** Factor by which the expected matches of the next window exceed the needed ones. */
const MARGIN = 1.5;
/** Maximum jobs that a quick search checks for the word order of phrases. */
const PHRASE_READ_MAX = 1000;

/** A page of results from one window. */
export type WindowPage = {
  ids: string[];
  found: number;
  /** How many jobs were checked for phrases; 0 without phrases. */
  read: number;
  window: Window;
  /** Searching a larger window took too long. */
  isCutOff?: boolean;
};

/** What a window is searched for, and the order of results: newest first without a plan. */
export type Ask = {
  queries: Tsqueries;
  isIndexed: boolean;
  /** Word order of phrases, as a tsquery that no index answers. */
  phrases?: string;
  plan?: SearchPlan;
  /** Best-paid first, instead of the plan's order. */
  isBestPaid?: boolean;
};

type Slice = { offset: number; limit: number };

async function readWindow(
  db: Database,
  { plan, phrases, isBestPaid, ...ask }: Ask,
  conditions: Conditions,
  window: Window,
  { offset, limit }: Slice,
): Promise<WindowPage> {
  const best = isBestPaid ? sql`job.salary_yearly` : plan ? score(plan) : sql`0`;
  const { queries, since } = askWithin(ask, window, conditions.now);
  const inWindow = sql`${matches(queries, ask.isIndexed)} and ${rowConditions(conditions, since)}`;
  // Few columns, as the statement holds thousands of hits in memory.
  const hits = (from: SQL, where: SQL) => sql`hits as materialized (
    select job.job_id, job.published_at, ${best} as best from ${from} as job where ${where} limit ${READ_MAX}::int
  )`;
  const readAll = sql`with ${hits(sql`job_search`, inWindow)}`;
  const readSome = sql`
    with read as materialized (
      select * from job_search as job where ${inWindow} limit ${READ_MAX}::int
    ), ${hits(sql`read`, sql`job.search_vector @@ ${phrases}::tsquery`)}`;
  const [row] = await rowsOf<{ found: number; read: number; ids: string[] }>(
    db,
    sql`
      ${phrases ? readSome : readAll}
      select
        (select count(*)::int from hits) as found,
        ${phrases ? sql`(select count(*)::int from read)` : sql`0`} as read,
        array(
          select job_id::text from hits
          order by best desc nulls last, published_at desc, job_id desc
          limit ${limit}::int offset ${offset}::int
        ) as ids
    `,
  );
  return { ids: row?.ids ?? [], found: row?.found ?? 0, read: row?.read ?? 0, window };
}

/**
 * The next window likely to have `enough` matches, judging by the previous one. If the smallest has none, the second
 * is next rather than all jobs, because less time is lost if it times out.
 */
export function nextWindow(
  windows: readonly Window[],
  before: { window: Window; found: number },
  enough: number,
): Window | undefined {
  const larger = windows.slice(windows.indexOf(before.window) + 1);
  if (before.found === 0 && before.window === windows[0]) return larger[0];
  const wanted = (before.window.size * MARGIN * enough) / Math.max(before.found, 1);
  return larger.find((window) => window.size >= wanted) ?? larger.at(-1);
}

/** This window, and others that should have few jobs to check for phrases, judging by this one. */
const quickOf = (windows: readonly Window[], { window, read }: WindowPage): readonly Window[] =>
  windows.filter(
    (other) => other === window || (read * other.size) / window.size <= PHRASE_READ_MAX,
  );

/**
 * Searches larger and larger windows until one has `enough` matches, and returns a slice of that one's. If a window
 * takes too long, the previous one's slice; `isQuick` skips windows with many jobs to check for phrases.
 */
export async function readPage(
  db: Database,
  ask: Ask,
  conditions: Conditions,
  windows: readonly Window[],
  { enough, isQuick, ...slice }: Slice & { enough: number; isQuick?: boolean },
): Promise<WindowPage> {
  const [smallest] = windows;
  if (!smallest) throw new Error('A search has at least one window');
  let page = await readWindow(db, ask, conditions, smallest, slice);
  while (page.found < enough) {
    const window = nextWindow(isQuick ? quickOf(windows, page) : windows, page, enough);
    if (!window) break;
    const larger = await readInTime(db, (tx) => readWindow(tx, ask, conditions, window, slice));
    if (!larger) return { ...page, isCutOff: true };
    page = larger;
  }
  return page;
}

/** Rounds an estimate to two significant digits. */
const rounded = (value: number): number => Number(value.toPrecision(2));

/** The number of all matches, extrapolated from a window's. */
export function totalOf(
  { found, read, window, isCutOff }: WindowPage,
  windows: readonly Window[],
): { total: number; totalRelation: TotalRelation } {
  if (isCutOff) return { total: found, totalRelation: 'atLeast' };
  if (window.since === undefined)
    return Math.max(found, read) < READ_MAX
      ? { total: found, totalRelation: 'exact' }
      : { total: READ_MAX, totalRelation: 'atLeast' };
  const all = windows.at(-1)?.size ?? 0;
  const estimate = Math.max(found, (found * all) / window.size);
  return { total: rounded(estimate), totalRelation: 'about' };
}
