import type { ApplicationPage } from '../contract/application.ts';
import type { ApplicationFilter } from '../contract/enumerations.ts';
import { countFiltered } from '../contract/own-lists.ts';

/** What My Applications can be narrowed to; `accepted` finds `hired` too. */
export const STATUS_FILTERS = [
  'pending',
  'reviewed',
  'interview',
  'accepted',
  'rejected',
  'withdrawn',
] as const satisfies readonly ApplicationFilter[];
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The filters that find something, and the current one. */
export const statusesOf = (
  counts: ApplicationPage['counts'],
  current?: StatusFilter,
): StatusFilter[] =>
  STATUS_FILTERS.filter((one) => one === current || countFiltered(counts, one) > 0);
