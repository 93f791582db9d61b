import { errorFields } from '#server/platform/log/error-fields.ts';
import type { Log } from '#server/platform/log/log.ts';

/** Runs work that continues after the call that started it has been answered. */
export type RunInBackground = (work: () => Promise<void>) => void;

/**
 * Runs background work. `settled` waits for all of it, and must be called before closing what the work uses.
 * Failed work is logged.
 */
export function createBackground(log: Log): {
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
