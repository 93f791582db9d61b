import type { Log } from '#server/platform/log/log.ts';

/** Milliseconds that the whole shutdown may take: Kubernetes kills what still runs after 30 seconds. */
const SHUTDOWN_MAX = 25_000;
/** Milliseconds of these reserved for closing the database, however long other work takes. */
const CLOSING = 5_000;

type Step = 'start' | 'calls' | 'commands' | 'background' | 'database' | 'lock' | 'traces';
/** Waits for a step; when its time is over, logs that and resolves. */
type WaitFor = <Result>(step: Step, work: Promise<Result>) => Promise<Result | undefined>;

/** `finish` waits for running work, `close` for closing what it used. */
export type Shutdown = { finish: WaitFor; close: WaitFor };

/** Starts the clock of a shutdown. */
export function startShutdown(log: Log): Shutdown {
  const end = performance.now() + SHUTDOWN_MAX;
  const waitUntil =
    (moment: number): WaitFor =>
    async (step, work) => {
      const late = Promise.withResolvers<undefined>();
      const timer = setTimeout(() => {
        log('server.unfinished', { step });
        late.resolve(undefined);
        // Ignores a failure after the time is over.
        work.catch(() => {});
      }, moment - performance.now());
      return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
    };
  return { finish: waitUntil(end - CLOSING), close: waitUntil(end) };
}
