/**
 * Gives the milliseconds that have passed on the clock, from 1 on. They never fall, and go on at once when the
 * clock was set back: what is measured by a clock that was set back by a day would last a day longer.
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
