import { sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows-of.ts';
import type { Database } from '../db/schema.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';

/*
 * A word that every tenth ad has is found often enough among the newest ones. So a search looks into the newest
 * jobs first, and into more of them while it finds too few: what it reads is bounded, however many jobs there are
 * and however common the words.
 */

/** How many of the newest jobs each step looks into; after the last one it looks into all. */
const STEPS = [2_000, 16_000, 128_000];
/** Milliseconds after which the beginnings of the steps are read again, while searches go on with those known. */
const KEPT_MS = 30_000;

/**
 * The jobs published since `since`, about `size` of them, and until `until`; without these from the oldest on, and
 * up to now.
 */
export type Window = { since: Date | undefined; until?: Date; size: number };

/** A place in the order of the newest first. */
export type Cursor = { published_at: string; job_id: string };

type Row = { since: Date | string | null; size: number };

const HOUR = 3_600_000;
/** The hours of the spans of time that the index has lexemes for. */
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

async function readWindows(db: Database, after: Cursor | undefined): Promise<Window[]> {
  const from = after
    ? sql`where (published_at, job_id) < (${after.published_at}::timestamptz, ${after.job_id}::uuid)`
    : sql``;
  const begin = (step: number) =>
    sql`(select published_at from job_search ${from} order by published_at desc, job_id desc limit 1 offset ${step})`;
  const rows = await rowsOf<Row>(
    db,
    sql.join(
      STEPS.map((step) => sql`select ${begin(step)} as since, ${step}::int as size`),
      sql` union all `,
    ),
  );
  const until = after && { until: new Date(after.published_at) };
  const end = until?.until ?? new Date();
  const found = rows.flatMap(({ since, size }) =>
    since ? [{ ...align(new Date(since), size, end), ...until }] : [],
  );
  return [...found, { since: undefined, ...until, size: await countAll(db, found.length > 0) }];
}

/** How many jobs there are to search: by the database's statistics when there are many. */
async function countAll(db: Database, areMany: boolean): Promise<number> {
  const count = areMany
    ? sql`select greatest(reltuples, 0)::int as size from pg_class where oid = 'job_search'::regclass`
    : sql`select count(*)::int as size from job_search`;
  const [row] = await rowsOf<{ size: number }>(db, count);
  return row?.size ?? 0;
}

type Kept = { until: number; windows: Promise<Window[]> };
const kept = new WeakMap<Database, Kept>();

/**
 * The windows of a search from the smallest to all jobs. With few jobs there is one. Those from the beginning are
 * kept for a while: newer jobs are in all of them.
 */
export async function findWindows(db: Database, after?: Cursor): Promise<Window[]> {
  const all = after ? await readWindows(db, after) : await keptWindows(db);
  // Up to here, looking into all costs no more than finding out whether it is needed.
  const isSmall = all.length < 3;
  return isSmall ? all.slice(-1) : all;
}

function keptWindows(db: Database): Promise<Window[]> {
  const before = kept.get(db);
  if (before && before.until > performance.now()) return before.windows;
  const windows = readWindows(db, undefined);
  const now = { until: performance.now() + KEPT_MS, windows: before?.windows ?? windows };
  kept.set(db, now);
  windows
    .then(() => {
      now.windows = windows;
    })
    .catch(() => {
      if (before) now.until = 0;
      else kept.delete(db);
    });
  return now.windows;
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
 * A tsquery within a window: by lexemes of time, or, where the query finds nothing by an index, by `since` for the
 * rows to be compared with.
 */
export function askWithin(
  { query, isIndexed }: { query: string; isIndexed: boolean },
  { since, until }: Window,
  now: Date,
): { query: string; since: Date | undefined } {
  return isIndexed && since
    ? { query: allOf([query, askBetween(since, until ?? now)]), since: undefined }
    : { query, since };
}
