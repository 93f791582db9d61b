import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Focuses the page's heading after navigating to another page, so that it is announced and Tab continues there. */
export const useFocusAfterNavigation = (): void => {
  const router = useRouter();
  useEffect(() => {
    // The path left before any page rendered, when `fromLocation` is missing. A redirect of the first page doesn't
    // count.
    let leftPath = '';
    const { pathname } = router.latestLocation;
    const stopWatching = router.history.subscribe(({ action }) => {
      if (action.type !== 'REPLACE') leftPath = pathname;
    });
    const stopFocusing = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const left = fromLocation?.pathname ?? leftPath;
      // Not on the first page, where the browser starts at the top, nor for a list's filter or next page.
      if (left && left !== toLocation.pathname)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });
    return () => {
      stopWatching();
      stopFocusing();
    };
  }, [router]);
};
