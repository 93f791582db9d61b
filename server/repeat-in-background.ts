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
