import type { JobStatus } from '../../contract/enumerations.ts';
import type { OwnJobPage } from '../../contract/own-lists.ts';

/** The tabs of My Jobs: live jobs, closed ones, and what is not posted yet. */
export const JOB_TABS = ['active', 'closed', 'drafts'] as const;
export type JobTab = (typeof JOB_TABS)[number];

/** The tab that an address names; the first one when it names none. */
export const toJobTab = (name: string | undefined): JobTab =>
  JOB_TABS.find((tab) => tab === name) ?? 'active';

/** The status by which a tab's jobs are asked for; published and active are one there. */
export const statusOfTab: Record<JobTab, JobStatus> = {
  active: 'active',
  closed: 'closed',
  drafts: 'draft',
};

/** How many jobs are in each tab; undefined where the list does not say it. */
export const countTabs = ({
  counts,
}: Pick<OwnJobPage, 'counts'>): Record<JobTab, number> | undefined =>
  counts && {
    active: counts.published + counts.active,
    closed: counts.closed,
    drafts: counts.draft,
  };
