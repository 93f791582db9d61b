import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './schema.ts';

/** Whether the table has a row, or with `condition`, one that meets it. */
export const hasRow = async (db: Database, table: PgTable, condition?: SQL): Promise<boolean> =>
  (await db.select({ one: sql`1` }).from(table).where(condition).limit(1)).length > 0;
