import { sql } from 'drizzle-orm';
import { errorCode } from '#server/platform/database/errors.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Milliseconds that a statement may take which there is a shorter answer for. */
const CUT_OFF_MS = 500;

/** The database has cancelled the statement (SQLSTATE 57014). */
const isCutOff = (error: unknown): boolean => errorCode(error) === '57014';

/**
 * What `read` gives, or undefined when one of its statements takes longer than CUT_OFF_MS. The embedded
 * database has one session, which finishes what it has begun: there nothing is cut off. Throws all other errors
 * of the database.
 */
export async function readInTime<Result>(
  db: Database,
  read: (db: Database) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(CUT_OFF_MS)}, true)`);
      return read(tx);
    });
  } catch (error) {
    if (isCutOff(error)) return undefined;
    throw error;
  }
}
