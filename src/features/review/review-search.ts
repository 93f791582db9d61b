import {
  type ApplicationSearch,
  applicationSearchReaders,
} from '#src/contract/applications/application-search.ts';
import { readId, readParams } from '#src/contract/search-params.ts';

/** The screen's search params: what the list shows, and (`open`) whose details are open. */
export type ReviewSearch = ApplicationSearch & { open?: string | undefined };

/** Reads the search params. Accepted has two values and one label, so it is one filter. */
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
