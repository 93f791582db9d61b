import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { errorCode, isDiskFull } from '../failures.ts';
import { startEmbedded } from './embedded.ts';
import type { EmbeddedOptions } from './embedded-worker.ts';
import { createHealth, type Health } from './health.ts';
import { MIGRATION_LOCK, migrate } from './migrate.ts';
import { type Limits, limitClient } from './query-limits.ts';
import type { Database } from './schema.ts';
import { failingStream, openPool } from './server-pool.ts';

/** An open, migrated database. */
export type Connection = {
  kind: 'pglite' | 'postgres';
  db: Database;
  /** Runs statements without parameters, outside the query builder and its limits. */
  run: (statements: string) => Promise<void>;
  /** How the database is, told within two seconds. */
  health: () => Promise<Health>;
  close: () => Promise<void>;
};

/** Milliseconds after which the database gives up on one query of a PostgreSQL server. */
const STATEMENT_TIMEOUT = 5000;
const CONNECTIONS = 10;

const SERVER_LIMITS: Limits = {
  ...{ slots: CONNECTIONS, waiting: 500, waitMs: 5000 },
  // It gives up by itself before that, unless it hangs.
  answerMs: STATEMENT_TIMEOUT + 2500,
};

/** There is one session, which goes on with a query whoever has given up on it. */
const EMBEDDED_LIMITS: Limits = { slots: 8, waiting: 500, waitMs: 10_000, answerMs: 15_000 };

const silent = () => {};

/** One session outside the limits, for migrations. */
const migrationSession = (client: postgres.Sql) => ({
  run: async (statements: string) => {
    await client.unsafe(statements).simple();
  },
  applied: async () => {
    const rows = await client<{ name: string }[]>`select name from schema_migrations`;
    return rows.map((row) => row.name);
  },
});

/**
 * The query builder on a client with limits. The cast: the builder's type asks for the driver's whole client,
 * of which it calls only what `LimitedClient` and its transactions have.
 */
const buildQueries = (client: ReturnType<typeof limitClient>): Database =>
  drizzle(client as unknown as postgres.Sql);

/**
 * Opens the embedded database, in `folder` or in memory, in a thread of its own and brings it up to date.
 * One process at a time: see `lockDataFolder`. `answerMs` is how long a query may take; `dump` gives the data
 * folder as a tar.
 */
export async function openEmbedded({
  isDurable = true,
  answerMs = EMBEDDED_LIMITS.answerMs,
  ...options
}: Partial<EmbeddedOptions & Pick<Limits, 'answerMs'>> = {}): Promise<
  Connection & { dump: () => Promise<Uint8Array> }
> {
  const start = () => startEmbedded({ ...options, isDurable });
  let embedded = await start();
  const openSession = async () => {
    try {
      // What was acknowledged lies in the folder; what lay in memory is gone.
      if (embedded.isEnded() && options.folder) embedded = await start();
      return embedded.openSession();
    } catch (error) {
      return failingStream(error);
    }
  };
  const client = postgres({
    ...{ host: 'embedded', username: 'postgres', database: 'postgres', ssl: false },
    // There is one session; the driver gives each transaction a turn of its own.
    ...{ max: 1, idle_timeout: 0, connect_timeout: 60, backoff: () => 0.25, onnotice: silent },
    // What its types leave out.
    ...{ socket: openSession },
  });
  const close = async () => {
    await client.end({ timeout: 1 });
    await embedded.close();
  };
  try {
    const session = migrationSession(client);
    await migrate(session);
    const health = createHealth(() => client`select 1`, 'busy');
    const limited = limitClient(
      {
        current: () => client,
        onTimeout: silent,
        onFailure: (error) => isDiskFull(error) && health.noteDiskFull(),
      },
      { ...EMBEDDED_LIMITS, answerMs },
    );
    const { run } = session;
    return {
      ...{ kind: 'pglite', db: buildQueries(limited), run, health: health.ask, close },
      dump: () => embedded.dump(),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Brings a server's database up to date; instances that start together take turns. */
async function migrateServer(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: silent, connect_timeout: 15 });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migrate(migrationSession(client));
  } finally {
    // Ending the session gives the lock back, also after a failure.
    await client.end({ timeout: 5 });
  }
}

/** Connects to the PostgreSQL server at `url` (postgres://…) and brings its database up to date. */
export async function openServer(url: string): Promise<Connection> {
  await migrateServer(url);
  const pool = openPool(url, {
    ...{ max: CONNECTIONS, idle_timeout: 60 },
    connection: {
      application_name: 'meydan',
      statement_timeout: STATEMENT_TIMEOUT,
      // The plan for a rare word is wrong for a common one, so none is kept.
      plan_cache_mode: 'force_custom_plan',
    },
  });
  // So that health is told also while every other connection is taken or hangs.
  const healthPool = openPool(url, { max: 1, fetch_types: false, idle_timeout: 60 });
  const health = createHealth(
    () => healthPool.current()`select 1`,
    'unreachable',
    () => healthPool.renew(healthPool.current()),
  );
  const limited = limitClient(
    {
      current: pool.current,
      onTimeout: pool.renew,
      onFailure: (error, client) => {
        if (isDiskFull(error)) health.noteDiskFull();
        if (errorCode(error) === 'CONNECT_TIMEOUT') pool.renew(client);
      },
    },
    SERVER_LIMITS,
  );
  return {
    ...{ kind: 'postgres', db: buildQueries(limited), health: health.ask },
    run: async (statements) => migrationSession(pool.current()).run(statements),
    close: async () => {
      await Promise.all([pool.close(), healthPool.close()]);
    },
  };
}
