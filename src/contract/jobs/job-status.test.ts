import { expect, it } from 'vitest';
import { isExpired, isGone, isLive } from './job-status.ts';
import { sameJobTab } from './own-jobs.ts';

it.each(['published', 'active'] as const)('%s is live, in one list with its like', (status) => {
  expect(isLive({ status })).toBe(true);
  expect(sameJobTab(status)).toEqual(['published', 'active']);
});

it.each(['draft', 'closed'] as const)('%s is not live and has a list of its own', (status) => {
  expect(isLive({ status })).toBe(false);
  expect(sameJobTab(status)).toEqual([status]);
});

it('a deadline lasts to the end of its day (JOB-3)', () => {
  const isOver = (application_deadline: string | null) =>
    isExpired({ application_deadline }, '2026-11-20');
  expect([isOver('2026-11-19'), isOver('2026-11-20'), isOver(null)]).toEqual([true, false, false]);
  expect([isOver('2026-11-19T23:59:59Z'), isOver('2026-11-20T00:00:00Z')]).toEqual([true, false]);
});

it.each([
  ['closed', '2026-10-01T00:00:00.000Z', false],
  ['closed', '2026-09-30T23:59:59.999Z', true],
  ['closed', null, false],
  ['published', '2026-01-01T00:00:00.000Z', false],
] as const)('a %s job of %s is gone after 30 days: %s (PAGE-3)', (status, updated_at, gone) => {
  expect(isGone({ status, updated_at }, Date.parse('2026-10-31T00:00:00Z'))).toBe(gone);
});
