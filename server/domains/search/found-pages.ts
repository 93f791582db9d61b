import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { TotalRelation } from '#src/contract/jobs/job.ts';
import { type Conditions, hasAllInTitle, matches, rowConditions, score } from './found-jobs.ts';
import { readInTime } from './in-time.ts';
import type { SearchPlan } from './search-plan.ts';
import { distinct, type Tsqueries } from './tsquery.ts';
import { askWithin, type Window, windowOf } from './windows.ts';

/** Maximum jobs read per window; any beyond are neither counted nor ranked. */
export const READ_MAX = 20_000;
/** Factor by which the expected matches of the next window exceed the needed ones. */
const MARGIN = 1.5;
/** Fewer matches say little of how many there are elsewhere: they are taken for up to FEW_MORE more. */
const FEW = 7;
const FEW_MORE = 3;

/** A page of results from one window. */
export type WindowPage = {
  ids: string[];
  found: number;
  /** How many have all words in title, place or facts. */
  titled: number;
  window: Window;
  /** Searching a larger window took too long. */
  isCutOff?: boolean;
};

/** What a window is searched for, and the order of results: newest first without a plan. */
export type Ask = {
  queries: Tsqueries;
  isIndexed: boolean;
  /** Word order of phrases, as a tsquery to check found jobs by. */
  phrases?: string;
  plan?: SearchPlan;
  /** Best-paid first, instead of the plan's order. */
  isBestPaid?: boolean;
};

type Slice = { offset: number; limit: number };
/** A slice of a window with `enough` matches, beginning with the window `first`. */
type Range = Slice & { enough: number; first?: Window | undefined };

/** Finds a slice of the matches in a window; `at` tells it from others in the same statement. */
function pageIn(
  { plan, phrases, isBestPaid, ...ask }: Ask,
  conditions: Conditions,
  { window, at, offset, limit }: Slice & { window: Window; at: number },
): SQL {
  const best = isBestPaid ? sql`job.salary_yearly` : plan ? score(plan) : sql`0`;
  const isTitled = plan && !isBestPaid ? hasAllInTitle(plan) : sql`false`;
  // Among all jobs, the score alone decides.
  const titledFirst = window.since ? sql`titled desc, ` : sql``;
  const { queries, since } = askWithin(ask, window, conditions.now);
  return sql`
    -- Few columns, as the statement holds thousands of hits in memory.
    with hits as materialized (
      select job.job_id, job.published_at, ${best} as best, ${isTitled} as titled from job_search as job
      where ${matches(queries, ask.isIndexed)} and ${matches(distinct([phrases ?? '']), false)}
        and ${rowConditions(conditions, since)}
      limit ${READ_MAX}::int
    )
    select
      ${at}::int as at,
      (select count(*)::int from hits) as found,
      (select count(*)::int from hits where titled) as titled,
      array(
        select job_id::text from hits
        order by ${titledFirst}best desc nulls last, published_at desc, job_id desc
        limit ${limit}::int offset ${offset}::int
      ) as ids
  `;
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
  if (!before.window.since) return undefined;
  if (before.found === 0 && before.window === windows[0]) return windows[1];
  const likely = Math.max(before.found, Math.min(before.found + FEW_MORE, FEW));
  return windowOf(windows, (before.window.size * MARGIN * enough) / likely);
}

/**
 * Searches larger and larger windows, beginning with `first`, until one has `enough` matches, and returns a slice of
 * that one's for each of `asks`, which share their statements. If a window takes too long, the previous one's slice.
 */
export async function readPages(
  db: Database,
  asks: readonly Ask[],
  conditions: Conditions,
  windows: readonly Window[],
  { enough, first, ...slice }: Range,
): Promise<WindowPage[]> {
  const [smallest] = windows;
  if (!smallest) throw new Error('A search has at least one window');
  const pages = asks.map((): WindowPage => ({ ids: [], found: 0, titled: 0, window: smallest }));
  let due = asks.map((ask, at) => ({ ask, at, window: first ?? smallest }));
  const readDue = async (session: Database): Promise<void> => {
    const parts = due.map(({ ask, ...part }) => pageIn(ask, conditions, { ...slice, ...part }));
    const rows = await rowsOf<Omit<WindowPage, 'window'> & { at: number }>(
      session,
      sql.join(
        parts.map((part) => (parts.length > 1 ? sql`(${part})` : part)),
        sql` union all `,
      ),
    );
    const read = new Map(rows.map(({ at, ...row }) => [at, row]));
    due = due.flatMap(({ ask, at, window }) => {
      const page = { ids: [], found: 0, titled: 0, ...read.get(at), window };
      pages[at] = page;
      const larger = page.found < enough ? nextWindow(windows, page, enough) : undefined;
      return larger ? [{ ask, at, window: larger }] : [];
    });
  };
  if (due.length > 0 && due[0]?.window === smallest) await readDue(db);
  if (due.length === 0) return pages;
  const isDone = await readInTime(db, async (tx) => {
    while (due.length > 0) await readDue(tx);
    return true;
  });
  return isDone
    ? pages
    : pages.map((page, at) =>
        due.some((late) => late.at === at) ? { ...page, isCutOff: true } : page,
      );
}

/** `readPages` for one search. */
export async function readPage(
  db: Database,
  ask: Ask,
  conditions: Conditions,
  windows: readonly Window[],
  range: Range,
): Promise<WindowPage> {
  const [page] = await readPages(db, [ask], conditions, windows, range);
  if (!page) throw new Error('A search has a page');
  return page;
}

/** Whether any listed job matches. */
export async function hasMatch(db: Database, queries: Tsqueries): Promise<boolean> {
  // Planned as if for all rows, though it ends at the first: for one row, the planner might rather try them all.
  const [row] = await rowsOf<{ found: boolean }>(
    db,
    sql`
      with hits as materialized (select 1 from job_search as job where ${matches(queries, true)})
      select exists (select from hits) as found
    `,
  );
  return row?.found ?? false;
}

/** Rounds an estimate to two significant digits. */
const rounded = (value: number): number => Number(value.toPrecision(2));

/** The number of all matches, extrapolated from a window's. */
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
