import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from './rows-of.ts';
import type { Database } from './schema.ts';
import { instant } from './values.ts';

/** Rows deleted per statement. */
const DELETED_AT_ONCE = 1000;

/** Rows of a table (`table where condition`), and the column with the moment that decides. */
export type Aging = { rows: SQL; moment: SQL };

/** Deletes a batch of the rows from before this moment. Returns how many. */
async function deleteSome(db: Database, { rows, moment }: Aging, before: Date): Promise<number> {
  const deleted = await rowsOf(
    db,
    sql`delete from ${rows} and ctid = any(array(
      select ctid from ${rows} and ${moment} < ${instant(before)} limit ${DELETED_AT_ONCE}
    )) returning 1 as one`,
  );
  return deleted.length;
}

/** Deletes the rows from before this moment, in batches, until the server stops. Returns how many. */
export async function deleteOlder(
  db: Database,
  aging: Aging,
  before: Date,
  stopping?: AbortSignal,
): Promise<number> {
  let count = 0;
  for (let some = DELETED_AT_ONCE; some === DELETED_AT_ONCE && !stopping?.aborted; count += some)
    some = await deleteSome(db, aging, before);
  return count;
}
