import type { LongTask } from './watch-page.ts';

/** Milliseconds above which a task noticeably delays a visitor's input. */
const NOTICED_MS = 50;

/** Total blocking time: sums each task's time beyond 50 ms, counting only time after the first paint. */
export const blockingTime = (tasks: readonly LongTask[], firstPaint: number): number =>
  tasks.reduce((sum, { start, duration }) => {
    const after = start + duration - Math.max(start, firstPaint);
    return sum + Math.max(0, after - NOTICED_MS);
  }, 0);
