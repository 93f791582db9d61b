import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { settingsOf } from './limited-pool.ts';
import { type MigrationSession, migrate } from './migrate.ts';

/** An arbitrary number that all instances share. */
const MIGRATION_LOCK = 7_413_090_226;
/** Milliseconds between two looks whether another instance is done. */
const LOOK_AGAIN = 250;

/** A session without limits, for migrations. */
export const migrationSession = (client: Client | Pool): MigrationSession => ({
  // Several statements give a list of results.
  run: async (statements) => (await client.query(statements)).rowCount ?? 0,
  applied: async () => {
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    return rows.map((row) => row.name);
  },
});

/**
 * Migrates a server's database with the files of `folder`; instances that start together wait for each other. They
 * ask again and again: one that waits within a statement holds a snapshot, for which an index that is created
 * concurrently would wait in turn.
 */
export async function migrateServer(
  url: string,
  options?: Parameters<typeof migrate>[1],
): Promise<void> {
  const client = new Client({
    ...settingsOf(url),
    application_name: 'meydan, migrations',
    connectionTimeoutMillis: 15_000,
    // A role or a database may have limits of its own.
    options: '-c statement_timeout=0 -c lock_timeout=0',
  });
  // The query that it meets says so too.
  client.on('error', () => {});
  const isOurs = async () => {
    const { rows } = await client.query<{ isOurs: boolean }>(
      `select pg_try_advisory_lock(${MIGRATION_LOCK}) as "isOurs"`,
    );
    return rows[0]?.isOurs ?? false;
  };
  try {
    await client.connect();
    while (!(await isOurs())) await wait(LOOK_AGAIN);
    await migrate(migrationSession(client), options);
  } finally {
    // Ending the session frees the lock, also after a failure.
    await client.end();
  }
}
