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
 * Opens, switches and closes the details in the URL. Opening adds a history entry and switching replaces it, so
 * that one step back always closes the details.
 */
export const useOpenDetails = (search: ReviewSearch) => {
  const router = useRouter();
  const navigate = useNavigate({ from: '/jobs/$jobId/applications' });
  // The location being left. Going back takes a moment, and a second press must not go back further.
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
      // Goes back in history, unless the list has turned to another page or a link opened the details.
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
