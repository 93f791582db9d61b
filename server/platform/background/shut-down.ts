import type { Log } from '#server/platform/log/log.ts';

/** Milliseconds that the whole shutdown may take: Kubernetes kills what still runs after 30 seconds. */
const SHUTDOWN_MAX = 25_000;
/** Those of them that are kept for closing the database, however long running work would take. */
const CLOSING = 5_000;

type Step = 'start' | 'calls' | 'background' | 'database' | 'lock';
/** Waits for a step, and leaves what isn't done when its time is over, with a line in the log. */
type WaitFor = <Result>(step: Step, work: Promise<Result>) => Promise<Result | undefined>;

/** The time that a shutdown has: for work to `finish`, and for what it used to `close`. */
export type Shutdown = { finish: WaitFor; close: WaitFor };

/** Begins a shutdown: its time runs from now on. */
export function beginShutdown(log: Log): Shutdown {
  const end = performance.now() + SHUTDOWN_MAX;
  const waitUntil =
    (moment: number): WaitFor =>
    async (step, work) => {
      const late = Promise.withResolvers<undefined>();
      const timer = setTimeout(() => {
        log('server.unfinished', { step });
        late.resolve(undefined);
        // Nobody hears how it ends.
        work.catch(() => {});
      }, moment - performance.now());
      return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
    };
  return { finish: waitUntil(end - CLOSING), close: waitUntil(end) };
}
