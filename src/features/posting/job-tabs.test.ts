// @vitest-environment node
import { expect, it } from 'vitest';
import { JOB_STATUSES } from '../../contract/enumerations.ts';
import { jobSchema } from '../../contract/job.ts';
import { sortIntoTabs, toJobTab } from './job-tabs.ts';

it('has every job in one tab: live ones, closed ones, drafts', () => {
  const jobs = JOB_STATUSES.map((status) => jobSchema.parse({ _id: status, status }));
  const tabs = sortIntoTabs(jobs);
  const idsOf = (tab: keyof typeof tabs) => tabs[tab].map(({ _id }) => _id);
  expect(idsOf('active')).toEqual(['published', 'active']);
  expect(idsOf('closed')).toEqual(['closed']);
  expect(idsOf('drafts')).toEqual(['draft']);
});

it('reads the tab of an address, the first one when there is none such', () => {
  expect(toJobTab('drafts')).toBe('drafts');
  expect(toJobTab('pending')).toBe('active');
  expect(toJobTab(undefined)).toBe('active');
});
