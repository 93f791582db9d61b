import { expect, test } from 'vitest';
import { countTabs, toJobTab } from './job-tabs.ts';

test('the address names a tab; without one or with another word, it is the first', () => {
  expect(['drafts', 'closed', 'active', 'all', undefined].map(toJobTab)).toEqual([
    'drafts',
    'closed',
    'active',
    'active',
    'active',
  ]);
});

test('live jobs are in one tab, whatever their status', () => {
  const counts = { draft: 1, published: 2, active: 4, closed: 8 };
  expect(countTabs({ counts })).toEqual({ active: 6, closed: 8, drafts: 1 });
  expect(countTabs({ counts: undefined })).toBeUndefined();
});
