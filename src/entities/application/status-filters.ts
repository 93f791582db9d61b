import type { ApplicationFilter } from '#src/contract/applications/statuses.ts';

/**
 * The filters of My Applications; `accepted` also matches `hired`. Kept apart from the schemas because every visit
 * loads the search-param readers of all routes.
 */
export const STATUS_FILTERS = [
  'pending',
  'reviewed',
  'interview',
  'accepted',
  'rejected',
  'withdrawn',
] as const satisfies readonly ApplicationFilter[];
export type StatusFilter = (typeof STATUS_FILTERS)[number];
