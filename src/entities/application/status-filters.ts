import type { ApplicationFilter } from '#src/contract/applications/statuses.ts';

/**
 * What My Applications can be narrowed to; `accepted` finds `hired` too. A module of its own, without
 * schemas: every visit loads the readers of all addresses.
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
