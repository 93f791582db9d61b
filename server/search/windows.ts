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
/** Milliseconds for which the beginnings of the steps are kept. */
const KEPT_MS = 30_000;

/** The jobs published since `since`, about `size` of them; all of them without. */
export type Window = { since: Date | undefined; size: number };

/** A place in the order of the newest first. */
export type Cursor = { published_at: string; job_id: string };

type Row = { since: Date | string | null; size: number };

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
  const found = rows.flatMap(({ since, size }) =>
    since ? [{ since: new Date(since), size }] : [],
  );
  return [...found, { since: undefined, size: await countAll(db, found.length > 0) }];
}

/** How many jobs there are to search: by the database's statistics when there are many. */
async function countAll(db: Database, areMany: boolean): Promise<number> {
  const count = areMany
    ? sql`select greatest(reltuples, 0)::int as size from pg_class where oid = 'job_search'::regclass`
    : sql`select count(*)::int as size from job_search`;
  const [row] = await rowsOf<{ size: number }>(db, count);
  return row?.size ?? 0;
}

const kept = new WeakMap<Database, { until: number; windows: Promise<Window[]> }>();

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
  const found = kept.get(db);
  if (found && found.until > performance.now()) return found.windows;
  const windows = readWindows(db, undefined);
  kept.set(db, { until: performance.now() + KEPT_MS, windows });
  windows.catch(() => kept.delete(db));
  return windows;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BLOCK = 16 * DAY;
const UNITS = [
  { mark: 'hour', ms: HOUR },
  { mark: 'day', ms: DAY },
  { mark: 'block', ms: BLOCK },
];
/** More lexemes than this cost more than they save. */
const LEXEMES_MAX = 64;

/** The tsquery for jobs published since `since`, by blocks of time as long as fit; '' when there are too many. */
function askSince(since: Date | undefined, now: Date): string {
  if (!since) return '';
  const asked: string[] = [];
  // A clock may be behind the one that published a job.
  const end = now.getTime() + DAY;
  let at = Math.floor(since.getTime() / HOUR) * HOUR;
  while (at <= end && asked.length <= LEXEMES_MAX) {
    const unit = UNITS.findLast(({ ms }) => at % ms === 0) ?? { mark: 'hour', ms: HOUR };
    asked.push(lexeme(`#${unit.mark} ${at / unit.ms}`));
    at += unit.ms;
  }
  return asked.length <= LEXEMES_MAX ? anyOf(asked) : '';
}

/** A tsquery within a window. */
export const askWithin = (query: string, { since }: Window, now: Date): string =>
  allOf([query, askSince(since, now)]);
