import type postgres from 'postgres';
import { isPrepared } from './prepared-query.ts';
import { createSemaphore, DatabaseBusyError, type SemaphoreLimits } from './semaphore.ts';

type Client = Pick<postgres.Sql, 'unsafe'>;
type Query = PromiseLike<unknown> & { values: () => PromiseLike<unknown> };
type QueryArguments = [
  text: string,
  parameters?: readonly unknown[],
  options?: { prepare?: boolean },
];

/** The part of the driver's client that the query builder uses. */
type LimitedClient = {
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
  /** Milliseconds after which a query without an answer counts as lost. */
  answerMs: number;
};

type ClientSource = {
  /** The current client of the driver. */
  current: () => postgres.Sql;
  /** Called with a client whose database does not answer in time. */
  onTimeout: (client: postgres.Sql) => void;
  /** Called with the error of a failed query or transaction. */
  onFailure: (error: unknown, client: postgres.Sql) => void;
};

/** A query that runs when its rows are awaited, as the driver's do. */
const lazyComponent = (run: (asValues: boolean) => Promise<unknown>): Query => ({
  values: () => run(true),
  // biome-ignore lint/suspicious/noThenProperty: the query builder awaits it
  then: (done, failed) => run(false).then(done, failed),
});

/**
 * After a query that failed while its rows came, the driver puts those of the connection's next query behind as
 * many holes (github.com/porsager/postgres/issues/1119).
 */
const removeHoles = <Rows>(rows: Rows): Rows => {
  if (!Array.isArray(rows) || rows.length === 0) return rows;
  const holes = rows.findIndex((row) => row !== undefined);
  if (holes > 0) rows.splice(0, holes);
  return rows;
};

const runQuery = async (
  client: Client,
  [text, parameters, options]: QueryArguments,
  asValues: boolean,
) => {
  const query = client.unsafe(text, parameters as never[], options);
  return removeHoles(asValues ? await query.values() : await query);
};

/** Calls `onLate` once, `ms` milliseconds after the last restart. */
function createWatchdog(ms: number, onLate: () => void) {
  let state: 'waiting' | 'late' | 'ended' = 'waiting';
  let restarts = 0;
  const expireIfSilent = (known: number) => {
    if (state !== 'waiting' || restarts !== known) return;
    state = 'late';
    onLate();
  };
  // After the timer, answers that arrived while this process was blocked are read first.
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

/** The client of a watched transaction: once it has timed out, further queries fail. */
const inTransaction = (
  tx: postgres.TransactionSql,
  options: postgres.Sql['options'],
  watch: Watchdog,
): LimitedTransaction => ({
  options,
  unsafe: (...args) =>
    lazyComponent(async (asValues) => {
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
 * The client with limits that the driver lacks: how many queries and transactions run and wait, how long one
 * waits to start, and how long for an answer. Beyond them it throws DatabaseBusyError. A permit is released
 * when the database is done, which may be after the caller has given up.
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
      // Named statements save the database the parsing, and a connection keeps each until it ends: so they are
      // for a known number of texts. That of a search varies with its words and filters.
      lazyComponent((asValues) =>
        withPermit((client) =>
          runQuery(client, [text, parameters, { ...options, prepare: isPrepared(text) }], asValues),
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
