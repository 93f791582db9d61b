// @vitest-environment node
import { expect, it } from 'vitest';
import { JOB_STATUSES } from '../../contract/enumerations.ts';
import { sameJobTab } from '../../contract/own-lists.ts';
import { countTabs, JOB_TABS, statusOfTab, toJobTab } from './job-tabs.ts';

it('has every status in one tab: live ones, closed ones, drafts', () => {
  const inTabs = JOB_TABS.flatMap((tab) => [...sameJobTab(statusOfTab[tab])]);
  expect(inTabs.toSorted()).toEqual(JOB_STATUSES.toSorted());
});

it('counts each of them once, and nothing where the list does not say it', () => {
  const counts = { draft: 1, published: 10, active: 100, closed: 1000 };
  expect(countTabs({ counts })).toEqual({ active: 110, closed: 1000, drafts: 1 });
  expect(countTabs({ counts: undefined })).toBeUndefined();
});

it('reads the tab of an address, the first one when there is none such', () => {
  expect(toJobTab('drafts')).toBe('drafts');
  expect(toJobTab('pending')).toBe('active');
  expect(toJobTab(undefined)).toBe('active');
});
