import {
  type ApplicationSearch,
  applicationSearchReaders,
} from '#src/contract/applications/application-search.ts';
import { readId, readParams } from '#src/contract/search-params.ts';

/** The screen's search params: those of the list, and the application whose details are `open`. */
export type ReviewSearch = ApplicationSearch & { open?: string | undefined };

/** Reads the search params. `accepted` and `hired` share a label, so they are one filter. */
export const readReviewSearch = (search: object): ReviewSearch => {
  const { status, query, ...others } = readParams(
    { ...applicationSearchReaders, open: readId },
    search,
  );
  return {
    ...others,
    status: status === 'accepted' ? 'hired' : status,
    query: query || undefined,
  };
};
