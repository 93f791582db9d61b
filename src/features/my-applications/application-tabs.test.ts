import { expect, test } from 'vitest';
import { countTabs, toApplicationTab } from './application-tabs.ts';

test('the address names a tab; without one or with another word, it is the first', () => {
  expect(['rejected', 'accepted', 'pending', 'interview', undefined].map(toApplicationTab)).toEqual(
    ['rejected', 'accepted', 'pending', 'pending', 'pending'],
  );
});

test('accepted counts those hired, and what has no tab is counted too (OWN-2)', () => {
  const counts = {
    pending: 1,
    reviewed: 2,
    interview: 4,
    accepted: 8,
    hired: 16,
    rejected: 32,
    withdrawn: 64,
  };
  expect(countTabs(counts)).toEqual({ pending: 1, accepted: 24, rejected: 32, underReview: 6 });
});
