import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { drizzle as drizzleServer } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { MIGRATION_LOCK, migrate } from './migrate.ts';
import type { Database } from './schema.ts';

/** An open, migrated database. */
export type Connection = {
  kind: 'pglite' | 'postgres';
  db: Database;
  /** Runs statements without parameters, outside the query builder. */
  run: (statements: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Milliseconds after which the database gives up on one query of a PostgreSQL server. */
const STATEMENT_TIMEOUT = 5000;
const CONNECTIONS = 10;

const silent = () => {};

/** The embedded database itself: in `folder`, or in memory; with the content of `snapshot` to begin with. */
export const createEmbedded = (folder?: string, snapshot?: Blob): Promise<PGlite> =>
  PGlite.create({ dataDir: folder, loadDataDir: snapshot, extensions: { pg_trgm } });

/**
 * Opens the embedded database in `folder` (in memory without one) and brings it up to date.
 * One process at a time: see `lockDataFolder`.
 */
export const openEmbedded = async (folder?: string): Promise<Connection> =>
  connectEmbedded(await createEmbedded(folder));

/** Brings an embedded database up to date. */
export async function connectEmbedded(client: PGlite): Promise<Connection> {
  const run = async (statements: string) => {
    await client.exec(statements);
  };
  await migrate({
    run,
    applied: async () => {
      const result = await client.query<{ name: string }>('select name from schema_migrations');
      return result.rows.map((row) => row.name);
    },
  });
  return {
    kind: 'pglite',
    db: drizzleEmbedded(client) as unknown as Database,
    run,
    close: () => client.close(),
  };
}

/** Brings a server's database up to date; instances that start together take turns. */
async function migrateServer(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: silent, connect_timeout: 15 });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migrate({
      run: async (statements) => {
        await client.unsafe(statements).simple();
      },
      applied: async () => {
        const rows = await client<{ name: string }[]>`select name from schema_migrations`;
        return rows.map((row) => row.name);
      },
    });
  } finally {
    // Ending the session gives the lock back, also after a failure.
    await client.end({ timeout: 5 });
  }
}

/** Connects to the PostgreSQL server at `url` (postgres://…) and brings its database up to date. */
export async function openServer(url: string): Promise<Connection> {
  await migrateServer(url);
  const client = postgres(url, {
    max: CONNECTIONS,
    onnotice: silent,
    connect_timeout: 15,
    idle_timeout: 60,
    connection: {
      application_name: 'meydan',
      statement_timeout: STATEMENT_TIMEOUT,
      // The plan for a rare word is wrong for a common one, so none is kept.
      plan_cache_mode: 'force_custom_plan',
    },
  });
  // The query builder asks for unnamed statements; named ones spare the server the parsing.
  const unsafe = client.unsafe.bind(client);
  client.unsafe = ((query: string, parameters?: never[], options?: object) =>
    unsafe(query, parameters, { ...options, prepare: true })) as typeof client.unsafe;
  return {
    kind: 'postgres',
    db: drizzleServer(client) as unknown as Database,
    run: async (statements) => {
      await client.unsafe(statements).simple();
    },
    close: () => client.end({ timeout: 5 }),
  };
}
