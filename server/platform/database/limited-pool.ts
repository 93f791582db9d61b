import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { GuardedSocket } from './guarded-socket.ts';
import { DatabaseBusyError } from './limiter.ts';

/** Maximum callers waiting for a connection. */
const WAITING_MAX = 500;
/** Milliseconds for open queries to finish when the pool closes. */
const CLOSE_MAX = 5000;

const silent = () => {};

/** The driver's message when no connection became free in time; its own errors have no code. */
const ALL_TAKEN = 'timeout exceeded when trying to connect';

/** The driver's settings for the server at `url`. By default, the driver checks the certificate for `require` too. */
export const settingsOf = (url: string): PoolConfig => ({
  connectionString: /[?&]sslmode=require(?:&|$)/.test(url) ? `${url}&uselibpqcompat=true` : url,
  keepAlive: true,
  stream: () => new GuardedSocket(),
  connectionTimeoutMillis: 5000,
});

/** A pool that connects on demand and replaces lost connections. */
export function openPool(settings: PoolConfig): Pool {
  const pool = new Pool(settings);
  pool.on('error', silent);
  pool.on('connect', (client) => client.on('error', silent));
  return pool;
}

/** Closes the pool and abandons hung connections. */
export const closePool = async (pool: Pool): Promise<void> => {
  await Promise.race([pool.end(), wait(CLOSE_MAX, undefined, { ref: false })]);
};

/**
 * Closes a taken connection after `answerMs` without an answer, even if no query was sent. Also releases it when it
 * ends, which the query builder forgets if its transaction can't begin.
 */
function watch(client: PoolClient, answerMs: number): void {
  const release = client.release.bind(client);
  const giveUp = () =>
    client.release === releaseOnce &&
    client.connection.stream.destroy(new DatabaseBusyError('DATABASE_SILENT'));
  // `setImmediate` first lets answers be read that arrived while this process was blocked.
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
 * The part of a pool that the query builder uses; it recognizes a pool by `Pool` in the class name. Throws
 * DatabaseBusyError when too many callers wait, one waits too long, or `answerMs` pass without an answer.
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
