import type postgres from 'postgres';
import { createSemaphore, DatabaseBusyError, type SemaphoreLimits } from './semaphore.ts';

type Client = Pick<postgres.Sql, 'unsafe'>;
type Query = PromiseLike<unknown> & { values: () => PromiseLike<unknown> };
type QueryArguments = [
  text: string,
  parameters?: readonly unknown[],
  options?: { prepare?: boolean },
];

/** What the query builder uses of the driver's client. */
export type LimitedClient = {
  options: postgres.Sql['options'];
  unsafe: (...args: QueryArguments) => Query;
};
type LimitedTransaction = LimitedClient & {
  savepoint: <Result>(work: (client: LimitedTransaction) => Promise<Result>) => Promise<Result>;
};
type LimitedPool = LimitedClient & {
  begin: <Result>(work: (client: LimitedTransaction) => Promise<Result>) => Promise<Result>;
};

export type Limits = SemaphoreLimits & {
  /** Milliseconds within which the database answers a query, or is taken for gone. */
  answerMs: number;
};

type ClientSource = {
  /** The driver's client of the moment. */
  current: () => postgres.Sql;
  /** Is told of a client whose database does not answer. */
  onTimeout: (client: postgres.Sql) => void;
  /** Is told of what a query or a transaction failed with. */
  onFailure: (error: unknown, client: postgres.Sql) => void;
};

/** A query that runs when it is asked for its rows, as the driver's do. */
const lazily = (run: (asValues: boolean) => Promise<unknown>): Query => ({
  values: () => run(true),
  // biome-ignore lint/suspicious/noThenProperty: the query builder awaits it
  then: (done, failed) => run(false).then(done, failed),
});

const runQuery = async (
  client: Client,
  [text, parameters, options]: QueryArguments,
  asValues: boolean,
) => {
  const query = client.unsafe(text, parameters as never[], options);
  return asValues ? await query.values() : await query;
};

/** Calls `onLate` once, when nothing was heard for `ms` milliseconds. */
function createWatchdog(ms: number, onLate: () => void) {
  let state: 'waiting' | 'late' | 'ended' = 'waiting';
  let restarts = 0;
  const expireIfSilent = (known: number) => {
    if (state !== 'waiting' || restarts !== known) return;
    state = 'late';
    onLate();
  };
  // What arrived while this process itself was held up is read before it judges.
  const timer = setTimeout(() => setImmediate(expireIfSilent, restarts), ms);
  return {
    isLate: () => state === 'late',
    restart: () => {
      restarts += 1;
      if (state === 'waiting') timer.refresh();
    },
    end: () => {
      if (state === 'waiting') state = 'ended';
      clearTimeout(timer);
    },
  };
}
type Watchdog = ReturnType<typeof createWatchdog>;

/** The client within a transaction that is watched: nothing more is asked once it counts as lost. */
const inTransaction = (
  tx: postgres.TransactionSql,
  options: postgres.Sql['options'],
  watch: Watchdog,
): LimitedTransaction => ({
  options,
  unsafe: (...args) =>
    lazily(async (asValues) => {
      if (watch.isLate()) throw new DatabaseBusyError('DATABASE_SILENT');
      watch.restart();
      try {
        return await runQuery(tx, args, asValues);
      } finally {
        watch.restart();
      }
    }),
  savepoint: (work) =>
    tx.savepoint((inner) => work(inTransaction(inner, options, watch))) as Promise<never>,
});

/**
 * The client as the query builder uses it, with limits that no driver has: how many queries and transactions
 * run and wait at once, how long one waits for its turn, and how long for an answer. Beyond them it throws
 * DatabaseBusyError. A turn ends when the database is through with it, which may be later than that.
 */
export function limitClient(source: ClientSource, limits: Limits): LimitedPool {
  const semaphore = createSemaphore(limits);

  const withPermit = async <Result>(
    run: (client: postgres.Sql, watch: Watchdog) => Promise<Result>,
  ): Promise<Result> => {
    const release = await semaphore.acquire();
    const client = source.current();
    return new Promise((resolve, reject) => {
      const watch = createWatchdog(limits.answerMs, () => {
        reject(new DatabaseBusyError('DATABASE_SILENT'));
        source.onTimeout(client);
      });
      run(client, watch)
        .then(resolve, (error: unknown) => {
          source.onFailure(error, client);
          reject(error);
        })
        .finally(() => {
          watch.end();
          release();
        });
    });
  };

  return {
    options: source.current().options,
    unsafe: (text, parameters, options) =>
      // The query builder asks for unnamed statements; named ones spare the database the parsing.
      lazily((asValues) =>
        withPermit((client) =>
          runQuery(client, [text, parameters, { ...options, prepare: true }], asValues),
        ),
      ),
    begin: (work) =>
      withPermit(
        (client, watch) =>
          client.begin((tx) => {
            watch.restart();
            return work(inTransaction(tx, client.options, watch));
          }) as Promise<never>,
      ),
  };
}
