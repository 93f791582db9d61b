import type { LongTask } from './watch-page.ts';

/** Milliseconds from which on a task keeps a visitor's input waiting. */
const NOTICED_MS = 50;

/**
 * The total blocking time: of each task's part after the first paint, what is beyond 50 ms. A task that
 * began before counts from the paint on.
 */
export const blockingTime = (tasks: readonly LongTask[], firstPaint: number): number =>
  tasks.reduce((sum, { start, duration }) => {
    const after = start + duration - Math.max(start, firstPaint);
    return sum + Math.max(0, after - NOTICED_MS);
  }, 0);
