import { errorFields } from '#server/platform/log/error-fields.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { RunInBackground } from './run-in-background.ts';

/** Work that every instance does again and again. docs/maintaining.md has them in a table, which a test compares. */
export type BackgroundTask = {
  /** As the log names it. */
  name: string;
  /** Milliseconds from one look for what is due to the next. */
  interval: number;
  /**
   * Milliseconds for which what an instance has claimed is its own. Without a lease, several share the work by
   * locks that last as long as a transaction.
   */
  lease?: number;
  /** How many run at a time in one instance. */
  concurrency?: number;
  /** Does what is due. */
  run: () => Promise<void>;
  /** Looks sooner than that: `after` so many milliseconds when `listen` says that something has become due. */
  soon?: {
    after: number;
    /** Gives the function that ends it. */
    listen: (onDue: () => void) => () => void;
    beforeLook?: () => void;
  };
};

type Running = { runInBackground: RunInBackground; log: Log };

/** Repeats one task, once at a time: while it runs, further looks are left out. */
function repeat({ name: task, interval, run }: BackgroundTask, { runInBackground, log }: Running) {
  let isRunning = false;
  const work = async () => {
    const startedAt = performance.now();
    const taken = () => ({ task, durationMs: Math.round(performance.now() - startedAt) });
    // The one place that knows how each run of each task has gone.
    await run().then(
      () => log('background.done', taken()),
      (error: unknown) => log('background.failed', { ...taken(), ...errorFields(error) }),
    );
    isRunning = false;
  };
  const look = () => {
    if (isRunning) return;
    isRunning = true;
    runInBackground(work);
  };
  look();
  const timer = setInterval(look, interval).unref();
  return { look, stop: () => clearInterval(timer) };
}

function startTask(task: BackgroundTask, running: Running): () => void {
  const lanes = Array.from({ length: task.concurrency ?? 1 }, () => repeat(task, running));
  let timer: NodeJS.Timeout | undefined;
  const stopListening = task.soon?.listen(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      task.soon?.beforeLook?.();
      for (const { look } of lanes) look();
    }, task.soon?.after).unref();
  });
  return () => {
    stopListening?.();
    clearTimeout(timer);
    for (const { stop } of lanes) stop();
  };
}

/** Begins these tasks. Gives the function that ends their repetition, and not what is running. */
export function startTasks(tasks: readonly BackgroundTask[], running: Running): () => void {
  const stops = tasks.map((task) => startTask(task, running));
  return () => {
    for (const stop of stops) stop();
  };
}
