import type postgres from 'postgres';
import { createSemaphore, DatabaseBusyError, type SemaphoreLimits } from './semaphore.ts';

type Client = Pick<postgres.Sql, 'unsafe'>;
type Query = PromiseLike<unknown> & { values: () => PromiseLike<unknown> };
type Asked = [text: string, parameters?: readonly unknown[], options?: { prepare?: boolean }];

/** What the query builder uses of the driver's client. */
export type LimitedClient = {
  options: postgres.Sql['options'];
  unsafe: (...asked: Asked) => Query;
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

type Guarded = {
  /** The driver's client of the moment. */
  current: () => postgres.Sql;
  /** Is told of a client whose database does not answer. */
  onSilent: (client: postgres.Sql) => void;
  /** Is told of what a query or a transaction failed with. */
  onFailure: (error: unknown, client: postgres.Sql) => void;
};

/** A query that runs when it is asked for its rows, as the driver's do. */
const lazily = (run: (asValues: boolean) => Promise<unknown>): Query => ({
  values: () => run(true),
  // biome-ignore lint/suspicious/noThenProperty: the query builder awaits it
  then: (done, failed) => run(false).then(done, failed),
});

const ask = async (client: Client, [text, parameters, options]: Asked, asValues: boolean) => {
  const query = client.unsafe(text, parameters as never[], options);
  return asValues ? await query.values() : await query;
};

/** Calls `onLate` once, when nothing was heard for `ms` milliseconds. */
function createWatch(ms: number, onLate: () => void) {
  let state: 'waiting' | 'late' | 'ended' = 'waiting';
  let heard = 0;
  const judge = (known: number) => {
    if (state !== 'waiting' || heard !== known) return;
    state = 'late';
    onLate();
  };
  // What arrived while this process itself was held up is read before it judges.
  const timer = setTimeout(() => setImmediate(judge, heard), ms);
  return {
    isLate: () => state === 'late',
    hear: () => {
      heard += 1;
      if (state === 'waiting') timer.refresh();
    },
    end: () => {
      if (state === 'waiting') state = 'ended';
      clearTimeout(timer);
    },
  };
}
type Watch = ReturnType<typeof createWatch>;

/** The client within a transaction that is watched: nothing more is asked once it counts as lost. */
const inTransaction = (
  tx: postgres.TransactionSql,
  options: postgres.Sql['options'],
  watch: Watch,
): LimitedTransaction => ({
  options,
  unsafe: (...asked) =>
    lazily(async (asValues) => {
      if (watch.isLate()) throw new DatabaseBusyError('DATABASE_SILENT');
      watch.hear();
      try {
        return await ask(tx, asked, asValues);
      } finally {
        watch.hear();
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
export function limitClient(guarded: Guarded, limits: Limits): LimitedPool {
  const turns = createSemaphore(limits);

  const inTurn = async <Result>(
    run: (client: postgres.Sql, watch: Watch) => Promise<Result>,
  ): Promise<Result> => {
    const release = await turns.take();
    const client = guarded.current();
    return new Promise((resolve, reject) => {
      const watch = createWatch(limits.answerMs, () => {
        reject(new DatabaseBusyError('DATABASE_SILENT'));
        guarded.onSilent(client);
      });
      run(client, watch)
        .then(resolve, (error: unknown) => {
          guarded.onFailure(error, client);
          reject(error);
        })
        .finally(() => {
          watch.end();
          release();
        });
    });
  };

  return {
    options: guarded.current().options,
    unsafe: (text, parameters, options) =>
      // The query builder asks for unnamed statements; named ones spare the database the parsing.
      lazily((asValues) =>
        inTurn((client) =>
          ask(client, [text, parameters, { ...options, prepare: true }], asValues),
        ),
      ),
    begin: (work) =>
      inTurn(
        (client, watch) =>
          client.begin((tx) => {
            watch.hear();
            return work(inTransaction(tx, client.options, watch));
          }) as Promise<never>,
      ),
  };
}
