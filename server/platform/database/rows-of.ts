import type { SQL } from 'drizzle-orm';
import type { Database } from './schema.ts';

/** Runs raw SQL and returns its rows. Throws the database's errors. */
export const rowsOf = async <Row extends Record<string, unknown>>(
  db: Database,
  statement: SQL,
): Promise<Row[]> => (await db.execute<Row>(statement)).rows as Row[];
