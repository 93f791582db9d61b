import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from './rows-of.ts';
import type { Database } from './schema.ts';
import { instant } from './values.ts';

/** Rows counted; a longer queue is told as this long. */
const QUEUE_COUNTED_MAX = 10_000;

/** Rows that wait for work (`table where condition`), and the column with the moment from which they do. */
export type Queue = { rows: SQL; due: SQL };

/** How many rows wait, and for how many seconds the first one has. */
export async function readQueue(
  db: Database,
  { rows, due }: Queue,
  now: Date,
): Promise<{ waiting: number; oldestSeconds: number }> {
  const [found] = await rowsOf<{ waiting: number; oldestSeconds: number }>(
    db,
    sql`select count(*)::int as waiting,
        coalesce(extract(epoch from ${instant(now)} - min(since)), 0)::float8 as "oldestSeconds"
      from (
        select ${due} as since from ${rows} and ${due} <= ${instant(now)}
        order by ${due} limit ${QUEUE_COUNTED_MAX}
      ) waiting`,
  );
  return found ?? { waiting: 0, oldestSeconds: 0 };
}
