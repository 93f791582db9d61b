import { sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { anyOf, lexeme, type Tsqueries } from './tsquery.ts';

/*
 * A word in one of every ten ads has enough matches among the newest jobs. Search therefore scans the newest jobs
 * first and widens the window until it has enough matches, which bounds the rows read however many jobs exist and
 * however common the words are.
 */

/** Window sizes in newest jobs whose start is read; a last window has all jobs. */
const STEPS = [2_000, 8_000, 32_000, 128_000, 512_000];
/** Largest step behind a cursor: finding the start of a larger one is slow, and its result can't be cached. */
const STEP_AFTER_MAX = 128_000;
/** Milliseconds until window boundaries are refreshed; searches use the old ones meanwhile. */
const CACHED_MS = 30_000;

/** The jobs published from `since` (else from the oldest on) to `until` (else now), about `size` of them. */
export type Window = {
  since: Date | undefined;
  until?: Date;
  size: number;
  /** When the oldest job was published, if known. */
  oldest?: Date;
};

/** A position in the newest-first order. */
export type Cursor = { published_at: string; job_id: string };

type Row = { since: Date | string | null; size: number };

const HOUR = 3_600_000;
/** Hours of the time spans that `filter_lexemes` writes to the index. */
const SPANS = Array.from({ length: 11 }, (_, power) => 2 ** power);
/** Maximum spans per window, if the longest span allows: a tsquery with more lexemes costs more than it saves. */
const SPANS_MAX = 4;

/** Length in milliseconds of the spans that cover a period. */
const spanOf = (since: Date, until: Date): number => {
  const hours = (until.getTime() - since.getTime()) / HOUR;
  return HOUR * (SPANS.find((span) => hours / span <= SPANS_MAX - 1) ?? Math.max(...SPANS));
};

/** Moves the start of a window back to that of a span, and scales its size to match. */
function align(since: Date, size: number, until: Date): Omit<Window, 'until'> {
  const span = spanOf(since, until);
  const start = new Date(Math.floor(since.getTime() / span) * span);
  const longer =
    (until.getTime() - start.getTime()) / Math.max(until.getTime() - since.getTime(), 1);
  return { since: start, size: Math.round(size * longer) };
}

async function readWindows(
  db: Database,
  steps: readonly number[],
  after: Cursor | undefined,
): Promise<Window[]> {
  const from = after
    ? sql`where (published_at, job_id) < (${after.published_at}::timestamptz, ${after.job_id}::uuid)`
    : sql``;
  const begin = (step: number) =>
    sql`(select published_at from job_search ${from} order by published_at desc, job_id desc limit 1 offset ${step})`;
  const rows = await rowsOf<Row>(
    db,
    sql.join(
      steps.map((step) => sql`select ${begin(step)} as since, ${step}::int as size`),
      sql` union all `,
    ),
  );
  const until = after && { until: new Date(after.published_at) };
  const end = until?.until ?? new Date();
  const found = rows.flatMap(({ since, size }) =>
    since ? [{ ...align(new Date(since), size, end), ...until }] : [],
  );
  const all = found.length > 0 ? await estimateAll(db) : await countAll(db);
  return [...found, { since: undefined, ...until, ...all }];
}

async function countAll(db: Database): Promise<Pick<Window, 'size'>> {
  const [row] = await rowsOf<{ size: number }>(
    db,
    sql`select count(*)::int as size from job_search`,
  );
  return { size: row?.size ?? 0 };
}

/** The number of jobs by the database's statistics, and the age of the oldest. */
async function estimateAll(db: Database): Promise<Pick<Window, 'size' | 'oldest'>> {
  const [row] = await rowsOf<{ size: number; oldest: Date | string | null }>(
    db,
    sql`
      select greatest(reltuples, 0)::int as size, (select min(published_at) from job_search) as oldest
      from pg_class where oid = 'job_search'::regclass
    `,
  );
  const oldest = row?.oldest && { oldest: new Date(row.oldest) };
  return { size: row?.size ?? 0, ...oldest };
}

/** Estimated share of all jobs published since a time, interpolated between windows. */
export function shareSince(windows: readonly Window[], since: Date, now: Date): number {
  const total = windows.at(-1)?.size ?? 0;
  let newer = { age: 0, size: 0 };
  const age = now.getTime() - since.getTime();
  for (const window of windows) {
    const start = window.since ?? window.oldest;
    const older = { age: now.getTime() - (start?.getTime() ?? 0), size: window.size };
    if (age <= older.age) {
      const part = (age - newer.age) / Math.max(older.age - newer.age, 1);
      return (newer.size + part * (older.size - newer.size)) / Math.max(total, 1);
    }
    newer = older;
  }
  return 1;
}

/**
 * Returns the windows of a search, from the smallest to all jobs, or to all jobs behind `after`. With few jobs,
 * there is one window.
 */
export type FindWindows = (after?: Cursor) => Promise<Window[]>;

/** The window of about `size` jobs, by the times of the next smaller and the next larger one. */
export function windowOf(windows: readonly Window[], size: number): Window | undefined {
  // The size of all jobs is an estimate, and may be less than that of a step.
  const at = windows.findIndex((window) => window.size >= size || !window.since);
  const larger = windows[at];
  const smaller = windows[at - 1];
  if (!larger?.since || !smaller?.since) return larger;
  const part = (size - smaller.size) / (larger.size - smaller.size);
  const since = smaller.since.getTime() - part * (smaller.since.getTime() - larger.since.getTime());
  return { ...larger, ...align(new Date(since), Math.ceil(size), larger.until ?? new Date()) };
}

/** With so few windows, searching all jobs costs no more than trying fewer first. */
const DIRECT_WINDOWS_MAX = 2;

/**
 * Windows of `steps` jobs. Those without a cursor are cached for a while: they are open-ended, so they include newer
 * jobs.
 */
export function createWindows(db: Database, steps: readonly number[] = STEPS): FindWindows {
  let cached: { until: number; windows: Window[] } | undefined;
  let reading: Promise<Window[]> | undefined;
  const read = async (): Promise<Window[]> => {
    try {
      const windows = await readWindows(db, steps, undefined);
      cached = { until: performance.now() + CACHED_MS, windows };
      return windows;
    } finally {
      reading = undefined;
    }
  };
  const readOnce = (): Promise<Window[]> => {
    reading ??= read();
    return reading;
  };
  const newest = async (): Promise<Window[]> => {
    if (!cached) return readOnce();
    // Boundaries change slowly, so no search waits for a refresh. After a failure, the next search retries.
    if (cached.until <= performance.now()) readOnce().catch(() => {});
    return cached.windows;
  };
  return async (after) => {
    const small = steps.filter((step) => step <= STEP_AFTER_MAX);
    const all = await (after ? readWindows(db, small, after) : newest());
    return all.length <= DIRECT_WINDOWS_MAX ? all.slice(-1) : all;
  };
}

const sources = new WeakMap<Database, FindWindows>();

/** The windows shared by all searches of a database. */
export function windowsOf(db: Database): FindWindows {
  const source = sources.get(db) ?? createWindows(db);
  sources.set(db, source);
  return source;
}

/** The tsquery for jobs published in this period or one span later: another clock may be ahead. */
function askBetween(since: Date, until: Date): string {
  const span = spanOf(since, until);
  const first = Math.floor(since.getTime() / span);
  const last = Math.floor(until.getTime() / span) + 1;
  return anyOf(
    Array.from({ length: last - first + 1 }, (_, index) =>
      lexeme(`#${span / HOUR}h ${first + index}`),
    ),
  );
}

/** Limits queries to a window: by time lexemes if an index answers them, else by a `since` to compare rows with. */
export function askWithin(
  { queries, isIndexed }: { queries: Tsqueries; isIndexed: boolean },
  { since, until }: Window,
  now: Date,
): { queries: Tsqueries; since: Date | undefined } {
  return isIndexed && since
    ? { queries: [...queries, askBetween(since, until ?? now)], since: undefined }
    : { queries, since };
}
