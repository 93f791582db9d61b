import { sql } from 'drizzle-orm';
import { rowsOf } from './rows-of.ts';
import type { Database } from './schema.ts';

/** The bytes of the database, and the number and bytes of uploaded files. */
export type Sizes = { database: number; files: number; fileBytes: number };

export async function readSizes(db: Database): Promise<Sizes> {
  const [found] = await rowsOf<Sizes>(
    db,
    sql`select pg_database_size(current_database())::float8 as database,
      count(*)::float8 as files, coalesce(sum(bytes), 0)::float8 as "fileBytes" from files`,
  );
  return found ?? { database: 0, files: 0, fileBytes: 0 };
}
