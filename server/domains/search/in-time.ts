import { sql } from 'drizzle-orm';
import { errorCode } from '#server/platform/database/errors.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Timeout in milliseconds of a statement that the caller can do without. */
const CUT_OFF_MS = 500;

/** Whether the database cancelled the statement (SQLSTATE 57014). */
const isCutOff = (error: unknown): boolean => errorCode(error) === '57014';

/**
 * The result of `read`, or undefined if a statement in it takes longer than CUT_OFF_MS. The embedded database cuts
 * nothing off: its one session finishes each statement. Throws all other database errors.
 */
export async function readInTime<Result>(
  db: Database,
  read: (db: Database) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await db.transaction(async (tx) => {
      // Not awaited alone: the driver sends what is read right behind it.
      const limited = tx
        .execute(sql`select set_config('statement_timeout', ${String(CUT_OFF_MS)}, true)`)
        .then();
      const [result] = await Promise.all([read(tx), limited]);
      return result;
    });
  } catch (error) {
    if (isCutOff(error)) return undefined;
    throw error;
  }
}
