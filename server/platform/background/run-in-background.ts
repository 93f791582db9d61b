import { errorFields } from '#server/platform/log/error-fields.ts';
import type { Log } from '#server/platform/log/log.ts';

/** Runs work that continues after the call that started it has replied. */
export type RunInBackground = (work: () => Promise<void>) => void;

/** Runs background work and logs failures. `settled` waits for all of it; call it before closing what the work uses. */
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
