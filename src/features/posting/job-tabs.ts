import { isLive, type Job } from '../../contract/job.ts';

/** The tabs of My Jobs: live jobs, closed ones, and what is not posted yet. */
export const JOB_TABS = ['active', 'closed', 'drafts'] as const;
export type JobTab = (typeof JOB_TABS)[number];

/** The tab that an address names; the first one when it names none. */
export const toJobTab = (name: string | undefined): JobTab =>
  JOB_TABS.find((tab) => tab === name) ?? 'active';

const tabOf = (job: Job): JobTab => {
  if (job.status === 'draft') return 'drafts';
  return isLive(job) ? 'active' : 'closed';
};

/** Every job in its tab, in the order in which they came. */
export const sortIntoTabs = (jobs: readonly Job[]): Record<JobTab, Job[]> => {
  const tabs: Record<JobTab, Job[]> = { active: [], closed: [], drafts: [] };
  for (const job of jobs) tabs[tabOf(job)].push(job);
  return tabs;
};
