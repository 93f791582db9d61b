import { rm } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { readVersion } from '#server/platform/project/version.ts';
import { JOBS_CHANGED } from './channels.ts';
import { sessionStream, startEmbedded } from './embedded.ts';
import type { EmbeddedOptions } from './embedded-worker.ts';
import { isDiskFull } from './errors.ts';
import { createHealth, type Health, PROBE_TIMEOUT } from './health.ts';
import { closePool, LimitedPool, openPool, settingsOf } from './limited-pool.ts';
import { listenOnServer, type Subscriber } from './listen.ts';
import { migrate } from './migrate.ts';
import { migrateServer, migrationSession, unlimitedClient } from './migrate-server.ts';
import type { Database } from './schema.ts';
import { inReading, textSession, type Work } from './session.ts';

/** An open, migrated database. */
export type Connection = {
  kind: 'pglite' | 'postgres';
  db: Database;
  /** Runs statements without parameters, outside the query builder and its limits. */
  run: (statements: string) => Promise<unknown>;
  /** The database's state, answered within two seconds. */
  health: () => Promise<Health>;
  /**
   * Subscribes to changes of jobs, and of data shown with them, until the database is closed. Returns a function that
   * says whether all but the last seconds' notifications have arrived.
   */
  onJobsChanged: (subscriber: Subscriber) => () => boolean;
  /** How many connections are busy and idle, and how many callers wait for one. */
  load: () => { busy: number; idle: number; waiting: number };
  /** Runs `work` on a session without limits of time, the embedded database's only one. */
  inSession: <Result>(work: Work<Result>) => Promise<Result>;
  /**
   * Lets `read` see everything as it is at one moment, while others go on. `scratch` is the path of a new folder for a
   * copy of the embedded database, which is removed again.
   */
  inSnapshot: <Result>(scratch: string, read: Work<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

const loadOf = ({ totalCount, idleCount, waitingCount }: Pool) => ({
  busy: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** Milliseconds after which a PostgreSQL server cancels a query. */
export const STATEMENT_TIMEOUT = 5000;
/** Milliseconds without an answer after which its connection is closed. */
const SERVER_ANSWER_MAX = STATEMENT_TIMEOUT + 2500;
/** The same for the embedded database, which finishes a query even if its caller has given up. */
const EMBEDDED_ANSWER_MAX = 15_000;

/** The query builder on a pool; it uses only what LimitedPool implements. */
const buildQueries = (pool: Pool, answerMs: number): Database =>
  drizzle(new LimitedPool(pool, answerMs) as unknown as Pool);

/** Calls `note` whenever the database reports a full disk. */
const noteDiskFull = (pool: Pool, note: () => void) =>
  pool.on('connect', ({ connection }) =>
    connection.on('errorMessage', (error: unknown) => isDiskFull(error) && note()),
  );

/** Follows the statements of a pool's connections. */
export type FollowPool = (pool: Pool) => void;

/**
 * Opens and migrates the embedded database, in `folder` or in memory, in a separate thread. Only one process may use a
 * folder: see `lockDataFolder`. `answerMs` limits a query's time; `migrations` are those to apply, else all; `dump`
 * returns the data folder as a tar.
 */
export async function openEmbedded({
  isDurable = true,
  answerMs = EMBEDDED_ANSWER_MAX,
  follow,
  migrations,
  ...options
}: Partial<
  EmbeddedOptions & {
    answerMs: number;
    follow: FollowPool | undefined;
    migrations: readonly string[];
  }
> = {}): Promise<Connection & { dump: () => Promise<Uint8Array> }> {
  const start = () => startEmbedded({ ...options, isDurable });
  let embedded = await start();
  let starting: Promise<void> | undefined;
  const startAgain = async () => {
    embedded = await start();
  };
  /** The thread, started again if it has ended. */
  const running = async () => {
    // A database in a folder survives a crash with all acknowledged writes; one in memory is lost.
    if (embedded.isEnded() && options.folder) {
      starting ??= startAgain().finally(() => {
        starting = undefined;
      });
      await starting;
    }
    return embedded;
  };
  const openSession = async () => (await running()).openSession();
  const subscribers = new Set<Subscriber>();
  const notify = () => {
    for (const { onNotify } of subscribers) onNotify();
  };
  const pool = openPool({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => sessionStream(openSession),
    // The embedded database has one session.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
  });
  follow?.(pool);
  // Each session listens from its start, to `JOBS_CHANGED` only.
  pool.on('connect', (client) => client.on('notification', notify));
  // A write whose connection was lost may still have succeeded.
  pool.on('remove', notify);
  const close = async () => {
    const closed = closePool(pool);
    await embedded.close();
    await closed;
  };
  try {
    const session = migrationSession(pool);
    await migrate(session, { only: migrations });
    const inSession = async <Result>(work: Work<Result>) => {
      const client = await pool.connect();
      try {
        return await work(await textSession(client));
      } finally {
        // Its settings aren't those of other queries.
        client.release(true);
      }
    };
    const health = createHealth(() => pool.query('select 1'), 'busy');
    noteDiskFull(pool, health.noteDiskFull);
    return {
      kind: 'pglite',
      db: buildQueries(pool, answerMs),
      run: session.run,
      health: health.ask,
      onJobsChanged: (subscriber) => {
        subscribers.add(subscriber);
        return () => true;
      },
      dump: () => embedded.dump(),
      inSession,
      inSnapshot: async (scratch, read) => {
        const copied = options.folder
          ? await (await running()).copy(scratch).then(() => ({ folder: scratch }))
          : { snapshot: await embedded.dump() };
        const copy = await openEmbedded({ ...copied, isDurable: false });
        try {
          return await copy.inSession((session) => inReading(session, read));
        } finally {
          await copy.close();
          await rm(scratch, { recursive: true, force: true });
        }
      },
      load: () => loadOf(pool),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connects to the PostgreSQL server at `url` (postgres://…) and migrates its database. */
export async function openServer(url: string, follow?: FollowPool): Promise<Connection> {
  await migrateServer(url);
  const pool = openPool({
    ...settingsOf(url),
    application_name: `meydan ${await readVersion()}`,
    idleTimeoutMillis: 60_000,
    statement_timeout: STATEMENT_TIMEOUT,
    // A plan made for a rare word is bad for a common one, so none is reused.
    options: '-c plan_cache_mode=force_custom_plan',
  });
  follow?.(pool);
  // A separate connection, so that health answers even while all others are busy or hang.
  const healthPool = openPool({
    ...settingsOf(url),
    max: 1,
    idleTimeoutMillis: 60_000,
    query_timeout: PROBE_TIMEOUT,
    connectionTimeoutMillis: PROBE_TIMEOUT,
  });
  const health = createHealth(() => healthPool.query('select 1'), 'unreachable');
  noteDiskFull(pool, health.noteDiskFull);
  const listeners = new Set<ReturnType<typeof listenOnServer>>();
  const inSession = async <Result>(work: Work<Result>) => {
    const client = unlimitedClient(url, 'a copy');
    try {
      await client.connect();
      return await work(await textSession(client));
    } finally {
      await client.end();
    }
  };
  return {
    kind: 'postgres',
    db: buildQueries(pool, SERVER_ANSWER_MAX),
    health: health.ask,
    run: migrationSession(pool).run,
    onJobsChanged: (subscriber) => {
      const listener = listenOnServer(
        { url, sender: healthPool, channel: JOBS_CHANGED },
        subscriber,
      );
      listeners.add(listener);
      return listener.isListening;
    },
    load: () => loadOf(pool),
    inSession,
    inSnapshot: (_scratch, read) => inSession((session) => inReading(session, read)),
    close: async () => {
      for (const listener of listeners) listener.close();
      await Promise.all([closePool(pool), closePool(healthPool)]);
    },
  };
}
