import { type Digest, digestOf } from '#server/platform/backup/rows.ts';
import { listTables } from '#server/platform/backup/tables.ts';
import type { Session } from '#server/platform/database/session.ts';

/** Number and hash of each table’s rows, in the session’s transaction. */
export async function digestTables(
  session: Session,
  signal: AbortSignal,
): Promise<(Digest & { name: string })[]> {
  const digests: (Digest & { name: string })[] = [];
  for (const table of await listTables(session))
    digests.push({ name: table.name, ...(await digestOf(session, table, signal)) });
  return digests.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Whether the database has anything that people have made: each thing belongs to an account. */
export const isFilled = async (session: Session): Promise<boolean> =>
  (await session.rows('select 1 from users limit 1')).length > 0;

/** How many programs are connected to a database server’s database besides this one, by what they call themselves. */
export const listConnected = async (session: Session): Promise<string[]> => {
  const rows = await session.rows(
    `select distinct application_name from pg_stat_activity
      where datname = current_database() and application_name ~ '^meydan [0-9]' and pid <> pg_backend_pid()
      order by 1`,
  );
  return rows.map(([name]) => String(name));
};
