/**
 * Returns the milliseconds elapsed, starting at 1. The count never falls, and resumes at once after the clock is set
 * back; entries timed by a clock set back a day would live a day longer.
 */
export function createStopwatch(clock: () => Date): () => number {
  let last = clock().getTime();
  let passed = 1;
  return () => {
    const now = clock().getTime();
    passed += Math.max(0, now - last);
    last = now;
    return passed;
  };
}
