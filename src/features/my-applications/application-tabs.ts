import type { Application, ApplicationPage } from '#src/contract/applications/application.ts';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';

/** The tabs of a candidate's My Jobs; each is also the status to filter by. */
export const APPLICATION_TABS = [
  'pending',
  'accepted',
  'rejected',
] as const satisfies readonly ApplicationStatus[];
export type ApplicationTab = (typeof APPLICATION_TABS)[number];

/** The tab in the URL; the first one by default. */
export const toApplicationTab = (name: string | undefined): ApplicationTab =>
  APPLICATION_TABS.find((tab) => tab === name) ?? 'pending';

/** Whether it is in no tab (rule OWN-2). */
export const isUnderReview = ({ status, withdrawn_at }: Application): boolean =>
  !withdrawn_at && (status === 'reviewed' || status === 'interview');

/** The number of applications in each tab, and of those under review, which are in none (rule OWN-2). */
export const countTabs = (
  counts: ApplicationPage['counts'],
): Record<ApplicationTab | 'underReview', number> => ({
  pending: counts.pending,
  accepted: counts.accepted + counts.hired,
  rejected: counts.rejected,
  underReview: counts.reviewed + counts.interview,
});
