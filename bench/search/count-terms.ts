import { sql } from 'drizzle-orm';
import { refreshTerms } from '#server/domains/search/refresh-terms.ts';
import type { Connection } from '#server/platform/database/connection.ts';
import type { Loader } from './loaders.ts';

/**
 * Counts suggested terms, as a server does in the background. First sums up all changes of each term, since a server
 * processes them in steps of some hundred.
 */
export const countTerms = async ({ db }: Loader): Promise<void> => {
  await db.execute(sql`
    with taken as (delete from search_term_changes returning kind, label, jobs)
    insert into search_term_changes (kind, label, jobs)
    select kind, label, sum(jobs) from taken group by 1, 2`);
  // `refreshTerms` uses only the connection's `db`.
  await refreshTerms({ database: { db } as Connection, clock: () => new Date() });
};
