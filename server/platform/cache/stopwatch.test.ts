import { expect, it } from 'vitest';
import { createStopwatch } from './stopwatch.ts';

it('counts what has passed, and never falls when the clock is set back', () => {
  let now = 1000;
  const passed = createStopwatch(() => new Date(now));
  expect(passed()).toBe(1);
  now += 500;
  expect(passed()).toBe(501);
  now -= 10_000;
  expect(passed()).toBe(501);
  now += 20;
  expect(passed()).toBe(521);
});
