import type { Application } from '../../contract/application.ts';
import type { ApplicationStatus } from '../../contract/enumerations.ts';

/** The tabs of a candidate's My Jobs. */
export const APPLICATION_TABS = ['pending', 'accepted', 'rejected'] as const;
export type ApplicationTab = (typeof APPLICATION_TABS)[number];

/** The tab that an address names; the first one when it names none. */
export const toApplicationTab = (name: string | undefined): ApplicationTab =>
  APPLICATION_TABS.find((tab) => tab === name) ?? 'pending';

/** Where an application of each status stands; those under review stand in no tab (specification, section 2). */
const placeOf: Record<ApplicationStatus, ApplicationTab | 'underReview'> = {
  pending: 'pending',
  reviewed: 'underReview',
  interview: 'underReview',
  accepted: 'accepted',
  hired: 'accepted',
  rejected: 'rejected',
};

export type GroupedApplications = Record<ApplicationTab | 'underReview', Application[]>;

/** The applications by tab, in the order in which they came. */
export const groupApplications = (applications: readonly Application[]): GroupedApplications => {
  const groups: GroupedApplications = { pending: [], accepted: [], rejected: [], underReview: [] };
  for (const application of applications) groups[placeOf[application.status]].push(application);
  return groups;
};
