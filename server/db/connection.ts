import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { errorCode, isDiskFull } from '../failures.ts';
import { JOBS_CHANGED } from './channels.ts';
import { startEmbedded } from './embedded.ts';
import type { EmbeddedOptions } from './embedded-worker.ts';
import { createHealth, type Health } from './health.ts';
import { migrate } from './migrate.ts';
import { migrateServer, migrationSession } from './migrate-server.ts';
import { listenOnServer, type Subscriber } from './notifications.ts';
import { type Limits, limitClient } from './query-limits.ts';
import type { Database } from './schema.ts';
import { failingStream, openPool } from './server-pool.ts';

/** An open, migrated database. */
export type Connection = {
  kind: 'pglite' | 'postgres';
  db: Database;
  /** Runs statements without parameters, outside the query builder and its limits. */
  run: (statements: string) => Promise<unknown>;
  /** The database's state, answered within two seconds. */
  health: () => Promise<Health>;
  /**
   * Subscribes to changes of jobs and of what is shown with them, until the database is closed. Gives the
   * function that tells whether all have arrived but for those of the last seconds.
   */
  onJobsChanged: (subscriber: Subscriber) => () => boolean;
  close: () => Promise<void>;
};

/** Milliseconds after which a PostgreSQL server cancels a query. */
const STATEMENT_TIMEOUT = 5000;
const CONNECTIONS = 10;

const SERVER_LIMITS: Limits = {
  ...{ slots: CONNECTIONS, waiting: 500, waitMs: 5000 },
  // The server cancels the query before that, unless it hangs.
  answerMs: STATEMENT_TIMEOUT + 2500,
};

/** There is one session, which finishes a query even if its caller has given up. */
const EMBEDDED_LIMITS: Limits = { slots: 8, waiting: 500, waitMs: 10_000, answerMs: 15_000 };

const silent = () => {};

/**
 * The query builder on a client with limits. The cast: the builder's type asks for the driver's whole client,
 * of which it calls only what `LimitedClient` and its transactions have.
 */
const buildQueries = (client: ReturnType<typeof limitClient>): Database =>
  drizzle(client as unknown as postgres.Sql);

/**
 * Opens the embedded database, in `folder` or in memory, in a separate thread and migrates it. One process at
 * a time: see `lockDataFolder`. `answerMs` is how long a query may take; `dump` gives the data folder as a
 * tar.
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
      // After a crash a database in a folder has all that it acknowledged; one in memory is lost.
      if (embedded.isEnded() && options.folder) embedded = await start();
      return embedded.openSession();
    } catch (error) {
      return failingStream(error);
    }
  };
  const subscribers = new Set<Subscriber>();
  const notify = () => {
    for (const { onNotify } of subscribers) onNotify();
  };
  const client = postgres({
    ...{ host: 'embedded', username: 'postgres', database: 'postgres', ssl: false },
    // One session; the driver serializes transactions.
    ...{ max: 1, idle_timeout: 0, connect_timeout: 60, backoff: () => 0.25, onnotice: silent },
    // A write that was cut off may have been carried out.
    onclose: notify,
    // Missing in the driver's types. Each session listens from its start, and to one channel alone.
    ...{ socket: openSession, onnotify: notify },
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
      onJobsChanged: (subscriber) => {
        subscribers.add(subscriber);
        return () => true;
      },
      dump: () => embedded.dump(),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connects to the PostgreSQL server at `url` (postgres://…) and migrates its database. */
export async function openServer(url: string): Promise<Connection> {
  await migrateServer(url);
  const pool = openPool(url, {
    ...{ max: CONNECTIONS, idle_timeout: 60 },
    connection: {
      application_name: 'meydan',
      statement_timeout: STATEMENT_TIMEOUT,
      // A plan made for a rare word is bad for a common one, so none is reused.
      plan_cache_mode: 'force_custom_plan',
    },
  });
  // A connection of its own, so that health is answered even while all others are busy or hang.
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
  const listeners = new Set<ReturnType<typeof listenOnServer>>();
  return {
    ...{ kind: 'postgres', db: buildQueries(limited), health: health.ask },
    run: async (statements) => migrationSession(pool.current()).run(statements),
    onJobsChanged: (subscriber) => {
      const listener = listenOnServer(
        { url, sender: healthPool, channel: JOBS_CHANGED },
        subscriber,
      );
      listeners.add(listener);
      return listener.isListening;
    },
    close: async () => {
      const closing = Array.from(listeners, (listener) => listener.close());
      await Promise.all([...closing, pool.close(), healthPool.close()]);
    },
  };
}
