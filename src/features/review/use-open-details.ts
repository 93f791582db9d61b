import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ReviewSearch } from './review-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page of the list from which the details were opened: one step back closes them. */
    openedOnPage?: number;
  }
}

/**
 * Opens, changes and closes the details in the address. Opening is a step of its own, which the back button
 * undoes; going on to the next one is not, so that one step back always closes them.
 */
export const useOpenDetails = (search: ReviewSearch) => {
  const router = useRouter();
  const navigate = useNavigate({ from: '/jobs/$jobId/applications' });
  // The place that is being left: going back takes effect later, and a second press must not go further.
  const leaving = useRef<object | null>(null);
  return {
    open: (applicationId: string, page: number = search.page) => {
      const isNext = search.open !== undefined;
      void navigate({
        search: { ...search, page, open: applicationId },
        replace: isNext,
        resetScroll: false,
        state: (state) => (isNext ? state : { ...state, openedOnPage: search.page }),
      });
    },
    close: () => {
      // Back to the list as it was left, unless that is another page of it, or we came here by a link.
      const place = router.history.location;
      if (place === leaving.current) return;
      if (place.state.openedOnPage === search.page) {
        leaving.current = place;
        router.history.back();
      } else
        void navigate({
          search: { ...search, open: undefined },
          replace: true,
          resetScroll: false,
        });
    },
  };
};
