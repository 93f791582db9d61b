import type { Connection } from '../database/connection.ts';
import type { Database } from '../database/schema.ts';
import type { RunInBackground } from './background-tasks.ts';

/**
 * Does `work` in the background now, every `milliseconds` and whenever `run` is called, once at a time: while
 * it is being done, further calls are left out. `stop` ends the repetition, and not the work that is going on.
 */
export function repeatInBackground(
  work: () => Promise<void>,
  milliseconds: number,
  runInBackground: RunInBackground,
): { run: () => void; stop: () => void } {
  let isRunning = false;
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    runInBackground(() =>
      work().finally(() => {
        isRunning = false;
      }),
    );
  };
  run();
  const timer = setInterval(run, milliseconds).unref();
  return { run, stop: () => clearInterval(timer) };
}

type Background = {
  database: Pick<Connection, 'db'>;
  clock: () => Date;
  runInBackground: RunInBackground;
  stopping: AbortSignal;
};

/**
 * Gives the function that does in the background, now and every `milliseconds`, what is due at that moment; it
 * gives the one that stops it.
 */
export const repeatWhatIsDue =
  (work: (db: Database, now: Date, stopping: AbortSignal) => Promise<void>, milliseconds: number) =>
  ({ database, clock, runInBackground, stopping }: Background): (() => void) =>
    repeatInBackground(() => work(database.db, clock(), stopping), milliseconds, runInBackground)
      .stop;
