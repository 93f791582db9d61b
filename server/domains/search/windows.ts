import { sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { anyOf, lexeme, type Tsqueries } from './tsquery.ts';

/*
 * A word that every tenth ad has is found often enough among the newest ones. So a search looks into the newest
 * jobs first, and into more of them while it finds too few: what it reads is bounded, however many jobs there are
 * and however common the words.
 */

/** How many of the newest jobs each step looks into; after the last one it looks into all. */
const STEPS = [2_000, 8_000, 32_000, 128_000, 512_000];
/** Where a step begins that is larger is only found out for all searches at once: it takes long. */
const STEP_AFTER_MAX = 128_000;
/** Milliseconds after which the beginnings of the steps are read again, while searches go on with those known. */
const KEPT_MS = 30_000;

/**
 * The jobs published since `since`, about `size` of them, and until `until`; without these from the oldest on, and
 * up to now.
 */
export type Window = {
  since: Date | undefined;
  until?: Date;
  size: number;
  /** When the oldest job was published, where that is known. */
  oldest?: Date;
};

/** A place in the order of the newest first. */
export type Cursor = { published_at: string; job_id: string };

type Row = { since: Date | string | null; size: number };

const HOUR = 3_600_000;
/** The hours of the spans of time that the index has lexemes for: those of `filter_lexemes`. */
const SPANS = Array.from({ length: 11 }, (_, power) => 2 ** power);
/** The most spans that a window is told by: a tsquery with many lexemes costs more than it saves. */
const SPANS_MAX = 4;

/** Milliseconds of the spans that this time is told by. */
const spanOf = (since: Date, until: Date): number => {
  const hours = (until.getTime() - since.getTime()) / HOUR;
  return HOUR * (SPANS.find((span) => hours / span <= SPANS_MAX - 1) ?? Math.max(...SPANS));
};

/** Lets a window begin with a span, and have as many more jobs as it is longer. */
function align(since: Date, size: number, until: Date): Omit<Window, 'until'> {
  const span = spanOf(since, until);
  const begun = new Date(Math.floor(since.getTime() / span) * span);
  const longer =
    (until.getTime() - begun.getTime()) / Math.max(until.getTime() - since.getTime(), 1);
  return { since: begun, size: Math.round(size * longer) };
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

/** How many jobs there are to search, by the database's statistics. */
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

/** About which share of all jobs was published since then: between two windows as many at any time. */
export function shareSince(windows: readonly Window[], since: Date, now: Date): number {
  const total = windows.at(-1)?.size ?? 0;
  let newer = { age: 0, size: 0 };
  const age = now.getTime() - since.getTime();
  for (const window of windows) {
    const begun = window.since ?? window.oldest;
    const older = { age: now.getTime() - (begun?.getTime() ?? 0), size: window.size };
    if (age <= older.age) {
      const part = (age - newer.age) / Math.max(older.age - newer.age, 1);
      return (newer.size + part * (older.size - newer.size)) / Math.max(total, 1);
    }
    newer = older;
  }
  return 1;
}

/**
 * Gives the windows of a search from the smallest to all jobs, or of what is older than a job in their order. With
 * few jobs there is one.
 */
export type FindWindows = (after?: Cursor) => Promise<Window[]>;

/** Up to here, looking into all costs no more than finding out whether it is needed. */
const FEW = 2;

/**
 * The windows of a database's jobs, of `steps` jobs each. Those from the beginning are kept for a while: newer jobs
 * are in all of them.
 */
export function createWindows(db: Database, steps: readonly number[] = STEPS): FindWindows {
  let kept: { until: number; windows: Window[] } | undefined;
  let reading: Promise<Window[]> | undefined;
  const read = async (): Promise<Window[]> => {
    try {
      const windows = await readWindows(db, steps, undefined);
      kept = { until: performance.now() + KEPT_MS, windows };
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
    if (!kept) return readOnce();
    // A search doesn't wait for what rarely changes. Failures are those of the next search as well.
    if (kept.until <= performance.now()) readOnce().catch(() => {});
    return kept.windows;
  };
  return async (after) => {
    const small = steps.filter((step) => step <= STEP_AFTER_MAX);
    const all = await (after ? readWindows(db, small, after) : newest());
    return all.length <= FEW ? all.slice(-1) : all;
  };
}

const sources = new WeakMap<Database, FindWindows>();

/** The windows that all searches of a database share. */
export function windowsOf(db: Database): FindWindows {
  const source = sources.get(db) ?? createWindows(db);
  sources.set(db, source);
  return source;
}

/** The tsquery for jobs published in this time, and a span longer: a clock may be ahead of this one. */
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

/**
 * Queries within a window: by lexemes of time, or, where they find nothing by an index, by `since` for the rows to
 * be compared with.
 */
export function askWithin(
  { queries, isIndexed }: { queries: Tsqueries; isIndexed: boolean },
  { since, until }: Window,
  now: Date,
): { queries: Tsqueries; since: Date | undefined } {
  return isIndexed && since
    ? { queries: [...queries, askBetween(since, until ?? now)], since: undefined }
    : { queries, since };
}
