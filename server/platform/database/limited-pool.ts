import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseBusyError } from './limiter.ts';

/** How many callers may wait for a connection. */
const WAITING_MAX = 500;
/** Milliseconds that open queries get when the pool is closed. */
const CLOSE_MAX = 5000;

const silent = () => {};

/** What the driver says when no connection was free for too long; its own errors have no code. */
const ALL_TAKEN = 'timeout exceeded when trying to connect';

/** The driver's settings for the server at `url`. By itself it would check the certificate for `require` too. */
export const settingsOf = (url: string): PoolConfig => ({
  connectionString: /[?&]sslmode=require(?:&|$)/.test(url) ? `${url}&uselibpqcompat=true` : url,
  keepAlive: true,
  connectionTimeoutMillis: 5000,
});

/** A pool that makes connections on demand, and others in place of those that were lost. */
export function openPool(settings: PoolConfig): Pool {
  const pool = new Pool(settings);
  pool.on('error', silent);
  pool.on('connect', (client) => client.on('error', silent));
  return pool;
}

/** Closes the pool; connections that hang are left. */
export const closePool = async (pool: Pool): Promise<void> => {
  await Promise.race([pool.end(), wait(CLOSE_MAX, undefined, { ref: false })]);
};

/**
 * Closes the connection when `answerMs` go by without an answer while it is taken, also when nothing was asked.
 * With its end it is released: the query builder forgets that when its transaction can't begin.
 */
function watch(client: PoolClient, answerMs: number): void {
  const release = client.release.bind(client);
  const giveUp = () =>
    client.release === releaseOnce &&
    client.connection.stream.destroy(new DatabaseBusyError('DATABASE_SILENT'));
  // After the timer, answers that arrived while this process was blocked are read first.
  const timer = setTimeout(() => setImmediate(giveUp), answerMs);
  const restart = () => void timer.refresh();
  const end = () => client.release(true);
  const releaseOnce = (error?: Error | boolean) => {
    clearTimeout(timer);
    client.off('drain', restart).off('end', end);
    client.release = silent;
    release(error);
  };
  client.release = releaseOnce;
  client.on('drain', restart).on('end', end);
}

/**
 * What the query builder, which knows a pool by its name, uses of one. Throws DatabaseBusyError when too many wait
 * for a connection, one waits for too long, or there is no answer for `answerMs` milliseconds.
 */
export class LimitedPool {
  readonly #pool: Pool;
  readonly #answerMs: number;

  constructor(pool: Pool, answerMs: number) {
    this.#pool = pool;
    this.#answerMs = answerMs;
  }

  async connect(): Promise<PoolClient> {
    if (this.#pool.waitingCount >= WAITING_MAX) throw new DatabaseBusyError('DATABASE_OVERLOADED');
    try {
      const client = await this.#pool.connect();
      watch(client, this.#answerMs);
      return client;
    } catch (error) {
      if (!(error instanceof Error) || 'code' in error) throw error;
      throw new DatabaseBusyError(
        error.message === ALL_TAKEN ? 'DATABASE_OVERLOADED' : 'DATABASE_SILENT',
      );
    }
  }

  async query(text: string, values: unknown[]): Promise<unknown> {
    const client = await this.connect();
    try {
      return await client.query(text, values);
    } finally {
      client.release();
    }
  }
}
