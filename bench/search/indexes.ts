import { sql } from 'drizzle-orm';
import type { Loader } from './loaders.ts';

/** The tables that get a row for each job. */
const TABLES = ['jobs', 'job_search'];

/** The memory that an index is built in. */
const BUILD_MEMORY = '512MB';

/**
 * Drops the indexes of the jobs' tables but for unique ones, and gives the function that creates them again as
 * they were: at a million rows that takes a fraction of keeping them up row by row.
 */
export const dropIndexes = async ({ db, run, atOnce }: Loader): Promise<() => Promise<void>> => {
  const { rows: found } = await db.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relname = any(${sql.param(`{${TABLES.join(',')}}`)}::text[]) and not indisunique`);
  for (const { name } of found) await run(`drop index ${name}`);
  return async () => {
    const left = found.map(({ definition }) => definition);
    const work = async () => {
      for (let next = left.shift(); next; next = left.shift())
        await run(`set maintenance_work_mem = '${BUILD_MEMORY}'; ${next}`);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };
};
