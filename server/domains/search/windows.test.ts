import { describe, expect, test } from 'vitest';
import { nextWindow } from './found-pages.ts';
import { type Window, windowOf } from './windows.ts';

const HOUR = 3_600_000;
/** Ten jobs an hour. */
const stepOf = (size: number): Window => ({
  since: new Date(Date.now() - (size / 10) * HOUR),
  size,
});
const STEPS = [2_000, 8_000, 32_000].map(stepOf);
const ALL: Window = { since: undefined, size: 100_000 };
const WINDOWS = [...STEPS, ALL];

const hoursOf = ({ since }: Window): number =>
  (Date.now() - (since?.getTime() ?? Number.NaN)) / HOUR;

describe('a window between two steps', () => {
  test.each([2_500, 5_000, 12_000, 31_000])('has about %i jobs, and no fewer', (size) => {
    const window = windowOf(WINDOWS, size);
    expect(window?.size).toBeGreaterThanOrEqual(size);
    expect(window?.size).toBeLessThan(size * 1.5);
    // As long as its jobs take.
    expect(hoursOf(window ?? ALL)).toBeCloseTo((window?.size ?? 0) / 10, 0);
  });

  test('ends where its neighbours do', () => {
    const until = new Date();
    const window = windowOf([...STEPS.map((step) => ({ ...step, until })), ALL], 5_000);
    expect(window?.until).toBe(until);
  });

  test('is all jobs beyond the last step, however few are known', () => {
    expect(windowOf(WINDOWS, 40_000)).toBe(ALL);
    const unknown = { since: undefined, size: 0 };
    expect(windowOf([...STEPS, unknown], 40_000)).toBe(unknown);
  });
});

describe('the next window', () => {
  const [smallest = ALL, second] = STEPS;

  test('has one and a half times the matches that are needed', () => {
    const window = nextWindow(WINDOWS, { window: smallest, found: 100 }, 250);
    expect(window?.size).toBeGreaterThanOrEqual(7_500);
    expect(window?.size).toBeLessThanOrEqual(8_000 * 1.5);
  });

  test('takes few matches for more, as they say little', () => {
    const window = nextWindow(WINDOWS, { window: smallest, found: 1 }, 20);
    expect(window?.size).toBeGreaterThanOrEqual(15_000);
    expect(window?.size).toBeLessThan(STEPS[2]?.size ?? 0);
  });

  test('is larger after any other', () => {
    let window: Window | undefined = smallest;
    const sizes: number[] = [];
    while (window) {
      sizes.push(window.size);
      window = nextWindow(WINDOWS, { window, found: 249 }, 250);
    }
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBe(sizes.length);
    expect(sizes.at(-1)).toBe(ALL.size);
  });

  test('is the second after an empty smallest one, and all jobs after another empty one', () => {
    expect(nextWindow(WINDOWS, { window: smallest, found: 0 }, 250)).toBe(second);
    expect(nextWindow(WINDOWS, { window: second ?? ALL, found: 0 }, 250)).toBe(ALL);
    expect(nextWindow(WINDOWS, { window: ALL, found: 0 }, 250)).toBeUndefined();
  });
});
