import type { JobStatus } from '#src/contract/enumerations.ts';
import type { OwnJobPage } from '#src/contract/jobs/own-jobs.ts';

/** The tabs of My Jobs. */
export const JOB_TABS = ['active', 'closed', 'drafts'] as const;
export type JobTab = (typeof JOB_TABS)[number];

/** The tab in the URL; the first one by default. */
export const toJobTab = (name: string | undefined): JobTab =>
  JOB_TABS.find((tab) => tab === name) ?? 'active';

/** The status that a tab filters by; `active` includes `published`. */
export const statusOfTab: Record<JobTab, JobStatus> = {
  active: 'active',
  closed: 'closed',
  drafts: 'draft',
};

/** The number of jobs in each tab; undefined when the list has no counts. */
export const countTabs = ({
  counts,
}: Pick<OwnJobPage, 'counts'>): Record<JobTab, number> | undefined =>
  counts && {
    active: counts.published + counts.active,
    closed: counts.closed,
    drafts: counts.draft,
  };
