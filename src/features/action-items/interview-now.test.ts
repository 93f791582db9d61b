import { expect, test } from 'vitest';
import { isInterviewNow, isToday } from './interview-now.ts';

const NOW = new Date(2026, 10, 23, 8).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

test('an interview needs its candidate until it is answered, and on its day (DASH-5)', () => {
  const isNow = (answer: 'none' | 'confirmed', starts_at: string | null) =>
    isInterviewNow({ answer, starts_at }, NOW);
  expect(isNow('none', at(29, 10))).toBe(true);
  expect(isNow('none', null)).toBe(true);
  expect(isNow('confirmed', at(23, 23))).toBe(true);
  expect(isNow('confirmed', at(24, 0))).toBe(false);
  expect(isNow('confirmed', null)).toBe(false);
});

test('no moment is on no day, not even on the first that clocks know', () => {
  expect(isToday(null, 0)).toBe(false);
});
