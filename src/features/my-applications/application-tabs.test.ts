// @vitest-environment node
import { expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '../../contract/enumerations.ts';
import { countTabs, toApplicationTab } from './application-tabs.ts';

it('counts each status once: hired is accepted, and what is under review is in no tab', () => {
  const counts = Object.fromEntries(
    APPLICATION_STATUSES.map((status, index) => [status, 10 ** index]),
  ) as Parameters<typeof countTabs>[0];
  const tabs = countTabs(counts);
  expect(tabs).toEqual({
    pending: counts.pending,
    accepted: counts.accepted + counts.hired,
    rejected: counts.rejected,
    underReview: counts.reviewed + counts.interview,
  });
  const sum = Object.values(tabs).reduce((total, one) => total + one, 0);
  expect(sum).toBe(111_111);
});

it('reads the tab of an address, the first one when there is none such', () => {
  expect(toApplicationTab('accepted')).toBe('accepted');
  expect(toApplicationTab('drafts')).toBe('pending');
});
