import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { type MigrationSession, migrate } from './migrate.ts';

/** An arbitrary number that all instances share. */
const MIGRATION_LOCK = 7_413_090_226;
/** Milliseconds between two looks whether another instance is done. */
const LOOK_AGAIN = 250;

const silent = () => {};

const hasCount = (value: unknown): value is { count: number } =>
  typeof value === 'object' &&
  value !== null &&
  'count' in value &&
  typeof value.count === 'number';

/** A session without limits, for migrations. */
export const migrationSession = (client: postgres.Sql): MigrationSession => ({
  run: async (statements) => {
    const results: unknown = await client.unsafe(statements).simple();
    // Several statements give a list of results.
    return hasCount(results) ? results.count : 0;
  },
  applied: async () => {
    const rows = await client<{ name: string }[]>`select name from schema_migrations`;
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
  const client = postgres(url, {
    ...{ max: 1, idle_timeout: 0, max_lifetime: null, connect_timeout: 15, onnotice: silent },
    // A role or a database may have limits of its own.
    connection: { application_name: 'meydan, migrations', statement_timeout: 0, lock_timeout: 0 },
  });
  const isOurs = async () => {
    const [row] = await client<{ isOurs: boolean }[]>`
      select pg_try_advisory_lock(${MIGRATION_LOCK}) as "isOurs"`;
    return row?.isOurs ?? false;
  };
  try {
    while (!(await isOurs())) await wait(LOOK_AGAIN);
    await migrate(migrationSession(client), options);
  } finally {
    // Ending the session frees the lock, also after a failure.
    await client.end({ timeout: 5 });
  }
}
