import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { settingsOf } from './limited-pool.ts';
import { type MigrationSession, migrate } from './migrate.ts';

/** An arbitrary number that all instances share. */
const MIGRATION_LOCK = 7_413_090_226;
/** Milliseconds between attempts to take the lock. */
const LOOK_AGAIN = 250;

/** A session without limits, for migrations. */
export const migrationSession = (client: Client | Pool): MigrationSession => ({
  // Several statements return a list of results, which has no count.
  run: async (statements) => (await client.query(statements)).rowCount ?? 0,
  applied: async () => {
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    return rows.map((row) => row.name);
  },
});

/** A client for statements that may take long; `purpose` is how others see it. */
export function unlimitedClient(url: string, purpose: string): Client {
  const client = new Client({
    ...settingsOf(url),
    application_name: `meydan, ${purpose}`,
    connectionTimeoutMillis: 15_000,
    // Overrides limits of the role or database.
    options: '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  // The failing query reports the error too.
  client.on('error', () => {});
  return client;
}

/**
 * Migrates a server's database with the files of `folder`; instances that start together wait for each other. They poll
 * for the lock: waiting within a statement would hold a snapshot, which blocks a concurrent index creation.
 */
export async function migrateServer(
  url: string,
  options?: Parameters<typeof migrate>[1],
): Promise<void> {
  const client = unlimitedClient(url, 'migrations');
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
