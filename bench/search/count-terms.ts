import { sql } from 'drizzle-orm';
import { refreshTerms } from '#server/domains/search/refresh-terms.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import type { Loader } from './loaders.ts';

/**
 * Counts what is suggested, as a server would in the background. All changes of one term are summed up first:
 * a server takes them in in short steps, some hundred at a time.
 */
export const countTerms = async ({ db }: Loader): Promise<void> => {
  await db.execute(sql`
    with taken as (delete from search_term_changes returning kind, label, jobs)
    insert into search_term_changes (kind, label, jobs)
    select kind, label, sum(jobs) from taken group by 1, 2`);
  // Of the database it uses the queries alone.
  await refreshTerms({ database: { db } as Connection, clock: () => new Date() });
};
