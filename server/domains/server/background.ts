import { type SQL, sql } from 'drizzle-orm';
import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import { IDEMPOTENCY_HOURS, NOTIFICATION_DAYS } from '#src/contract/limits.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Rows to delete, and their maximum age in milliseconds. */
const STEPS = [
  [sql`notifications where true`, NOTIFICATION_DAYS * DAY],
  [sql`mails where (sent_at is not null or failed_at is not null)`, NOTIFICATION_DAYS * DAY],
  [sql`idempotency_keys where true`, IDEMPOTENCY_HOURS * HOUR],
] as const;

/** Rows deleted per statement. */
const DELETED_AT_ONCE = 1000;

/** Deletes a batch of rows from before this moment. Returns whether there may be more. */
async function deletePart(db: Database, rows: SQL, before: Date): Promise<boolean> {
  const deleted = await rowsOf(
    db,
    sql`delete from ${rows} and ctid = any(array(
      select ctid from ${rows} and created_at < ${instant(before)} limit ${DELETED_AT_ONCE}
    )) returning 1 as one`,
  );
  return deleted.length === DELETED_AT_ONCE;
}

type Expiring = {
  database: Pick<Connection, 'db'>;
  clock: () => Date;
  stopping?: AbortSignal | undefined;
};

/**
 * Deletes notifications, and mails that were sent or failed, when they are 90 days old, and idempotency keys when they
 * are a day old (rule MAIL-2).
 */
export async function deleteOld({ database: { db }, clock, stopping }: Expiring): Promise<void> {
  for (const [rows, age] of STEPS) {
    const before = new Date(clock().getTime() - age);
    while (!stopping?.aborted && (await deletePart(db, rows, before))) {
      // The next batch.
    }
  }
}

export const expireTask = (dependencies: Expiring): BackgroundTask => ({
  name: 'expire',
  interval: HOUR,
  run: () => deleteOld(dependencies),
});
