import { errorFields } from './failures.ts';
import type { Log } from './log.ts';

/** Takes work that goes on after the call that began it has been answered. */
export type RunInBackground = (work: () => Promise<void>) => void;

/**
 * Such work, and the way to wait for all of it, before what it works with is closed. Work that fails
 * leaves a line in the log.
 */
export function createBackgroundTasks(log: Log): {
  runInBackground: RunInBackground;
  settled: () => Promise<void>;
} {
  const running = new Set<Promise<void>>();
  return {
    runInBackground: (work) => {
      const done = work()
        .catch((error: unknown) => log('background.failed', errorFields(error)))
        .finally(() => running.delete(done));
      running.add(done);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
