import type { ApplicationPage } from '#src/contract/applications/application.ts';
import { countFiltered } from '#src/contract/applications/statuses.ts';
import { STATUS_FILTERS, type StatusFilter } from './status-filters.ts';

/** The filters with matches, and the current one. */
export const filtersWithMatches = (
  counts: ApplicationPage['counts'],
  current?: StatusFilter,
): StatusFilter[] =>
  STATUS_FILTERS.filter((one) => one === current || countFiltered(counts, one) > 0);
