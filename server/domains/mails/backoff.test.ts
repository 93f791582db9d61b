import { expect, it } from 'vitest';
import { nextAttempt } from './backoff.ts';

it('tries again ever later, and gives up after six attempts (MAIL-5)', () => {
  const now = new Date('2026-11-27T10:00:00Z');
  const minutes = [1, 2, 3, 4, 5, 6, 7].map((attempt) => {
    const next = nextAttempt(attempt, now);
    return next && (next.getTime() - now.getTime()) / 60_000;
  });
  expect(minutes).toEqual([1, 5, 30, 120, 360, 1440, undefined]);
});
