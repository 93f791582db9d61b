import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { TotalRelation } from '#src/contract/jobs/job.ts';
import { type Conditions, matches, rowConditions, score } from './found-jobs.ts';
import { readInTime } from './in-time.ts';
import type { SearchPlan } from './search-plan.ts';
import type { Tsqueries } from './tsquery.ts';
import { askWithin, type Window } from './windows.ts';

/** The most jobs that are read from one window: any beyond are neither counted nor ranked. */
export const READ_MAX = 20_000;
/** How much more than needed the next window should have, by what the one before had. */
const MARGIN = 1.5;
/** So many jobs may have the words of a phrase before it matters whether more are looked through. */
const PHRASE_READ_MAX = 1000;

/** A page of what was found in a window. */
export type WindowPage = {
  ids: string[];
  found: number;
  /** How many had to be looked through for them. */
  read: number;
  window: Window;
  /** A larger window would have been looked into, had it not taken too long. */
  isCutOff?: boolean;
};

/** What a window is searched for, and how the results are ordered; the newest first without a plan. */
export type Ask = {
  queries: Tsqueries;
  isIndexed: boolean;
  /** The order of words, as a tsquery that no index answers. */
  phrases?: string;
  plan?: SearchPlan;
  /** Those that pay the most first, in place of the plan's order. */
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
  // Little is kept of each job found: thousands of them stay in the memory of a statement.
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
 * The next window that should have `enough` jobs, by what one of them had. Where the smallest has none, the one
 * after it comes before all: there is less to lose when that takes too long.
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

/** This window, and of the others those with few jobs to look through, by how many it had. */
const quickOf = (windows: readonly Window[], { window, read }: WindowPage): readonly Window[] =>
  windows.filter(
    (other) => other === window || (read * other.size) / window.size <= PHRASE_READ_MAX,
  );

/**
 * Searches larger and larger windows until one has `enough` jobs, and gives a slice of the last one's. If a larger one
 * takes too long, it uses the one before; with `isQuick` also if many jobs would have to be read.
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

/** Two significant digits: an estimate says no more than that. */
const rounded = (value: number): number => Number(value.toPrecision(2));

/** How many jobs there are in all, by what a window had of them. */
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
