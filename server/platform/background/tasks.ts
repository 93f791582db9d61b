import type { Queue } from '#server/platform/database/queue.ts';
import { errorFields } from '#server/platform/log/error-fields.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { RunInBackground } from './run-in-background.ts';

/** Work that every instance repeats. docs/maintaining.md lists these tasks in a table, which a test compares. */
export type BackgroundTask = {
  /** The task's name in the log. */
  name: string;
  /** Milliseconds between checks for due work. */
  interval: number;
  /**
   * Milliseconds for which an instance owns the work it claims. Without a lease, instances share the work by locks that
   * last one transaction.
   */
  lease?: number;
  /** Concurrent runs per instance. */
  concurrency?: number;
  /** What waits for the task, for those who watch it. */
  queue?: Queue;
  /** Does the due work. */
  run: () => Promise<void>;
  /** Checks sooner: `after` milliseconds after `listen` reports due work. */
  soon?: {
    after: number;
    /** Returns a function that unsubscribes. */
    listen: (onDue: () => void) => () => void;
    beforeLook?: () => void;
  };
};

type Running = {
  runInBackground: RunInBackground;
  log: Log;
  /** Whether nothing may be changed for now. */
  isPaused: () => Promise<boolean>;
};

/** Repeats one task without overlap: a check during a run is skipped. */
function repeat(
  { name: task, interval, run }: BackgroundTask,
  { runInBackground, log, isPaused }: Running,
) {
  let isRunning = false;
  const runUnlessPaused = async () => {
    if (!(await isPaused())) await run();
  };
  const work = async () => {
    const startedAt = performance.now();
    const taken = () => ({ task, durationMs: Math.round(performance.now() - startedAt) });
    // The only place that sees the outcome of every run.
    await runUnlessPaused().then(
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

/** Starts the tasks. Returns a function that stops repeating them but doesn't end current runs. */
export function startTasks(tasks: readonly BackgroundTask[], running: Running): () => void {
  const stops = tasks.map((task) => startTask(task, running));
  return () => {
    for (const stop of stops) stop();
  };
}
