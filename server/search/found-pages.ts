import { sql } from 'drizzle-orm';
import type { TotalRelation } from '../../src/contract/job.ts';
import { rowsOf } from '../db/rows-of.ts';
import type { Database } from '../db/schema.ts';
import { type Conditions, matches, rowConditions, score } from './found-jobs.ts';
import { readInTime } from './in-time.ts';
import type { SearchPlan } from './search-plan.ts';
import { askWithin, type Window } from './windows.ts';

/** The most jobs that are read of one window: what is beyond is neither counted nor ranked. */
export const READ_MAX = 20_000;
/** How much more than needed the next window should have, by what the one before had. */
const MARGIN = 1.5;

/** A page of what was found in a window. */
export type WindowPage = {
  ids: string[];
  found: number;
  window: Window;
  /** A larger window would have been looked into, had it not taken too long. */
  isCutOff?: boolean;
};

/** What is asked of a window: the tsquery, and how what is found is ordered; the newest first without a plan. */
export type Ask = {
  query: string;
  isIndexed: boolean;
  plan?: SearchPlan;
  /** Leaves out the jobs that have all words in their title. */
  withoutTitles?: boolean;
  /** Those that pay the most first, in place of the plan's order. */
  isBestPaid?: boolean;
};

type Slice = { offset: number; limit: number };

async function readWindow(
  db: Database,
  { plan, withoutTitles, isBestPaid, ...ask }: Ask,
  conditions: Conditions,
  window: Window,
  { offset, limit }: Slice,
): Promise<WindowPage> {
  const isTitle =
    withoutTitles && plan?.isTitle ? sql`job.rank_vector @@ ${plan.isTitle}::tsquery` : sql`false`;
  const best = isBestPaid ? sql`job.salary_yearly` : plan ? score(plan) : sql`0`;
  const { query, since } = askWithin(ask, window, conditions.now);
  // What is kept of a job that is found is short: thousands of them stay in the memory of a statement.
  const [row] = await rowsOf<{ found: number; ids: string[] }>(
    db,
    sql`
      with hits as materialized (
        select job.job_id, job.published_at, ${isTitle} as is_title, ${best} as best
        from job_search as job
        where ${matches(query, ask.isIndexed)} and ${rowConditions(conditions, since)}
        limit ${READ_MAX}::int
      )
      select
        (select count(*)::int from hits) as found,
        array(
          select job_id::text from hits where not is_title
          order by best desc nulls last, published_at desc, job_id desc
          limit ${limit}::int offset ${offset}::int
        ) as ids
    `,
  );
  return { ids: row?.ids ?? [], found: row?.found ?? 0, window };
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

/**
 * Looks into larger and larger windows until one has `enough` jobs, and gives a slice of what the last one had.
 * Where a larger one takes too long, it stays with what the one before had.
 */
export async function readPage(
  db: Database,
  ask: Ask,
  conditions: Conditions,
  windows: readonly Window[],
  { enough, ...slice }: Slice & { enough: number },
): Promise<WindowPage> {
  const [smallest] = windows;
  if (!smallest) throw new Error('A search has at least one window');
  let page = await readWindow(db, ask, conditions, smallest, slice);
  while (page.found < enough) {
    const window = nextWindow(windows, page, enough);
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
  { found, window, isCutOff }: WindowPage,
  windows: readonly Window[],
): { total: number; totalRelation: TotalRelation } {
  if (isCutOff) return { total: found, totalRelation: 'atLeast' };
  if (window.since === undefined)
    return found < READ_MAX
      ? { total: found, totalRelation: 'exact' }
      : { total: READ_MAX, totalRelation: 'atLeast' };
  const all = windows.at(-1)?.size ?? 0;
  const estimate = Math.max(found, (found * all) / window.size);
  return { total: rounded(estimate), totalRelation: 'about' };
}
