import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After each navigation to another page, its heading is focused, so that it is announced and Tab
 * continues from there.
 */
export const useFocusAfterNavigation = (): void => {
  const router = useRouter();
  useEffect(() => {
    // Before any page is there: the one that is on its way when somebody goes to another. A redirect of
    // the first page replaces it.
    let leftPath = '';
    const { pathname } = router.latestLocation;
    const stopWatching = router.history.subscribe(({ action }) => {
      if (action.type !== 'REPLACE') leftPath = pathname;
    });
    const stopFocusing = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const left = fromLocation?.pathname ?? leftPath;
      // Not on the first page, where the browser starts at the top, and not for a filter or the next
      // page of a list.
      if (left && left !== toLocation.pathname)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });
    return () => {
      stopWatching();
      stopFocusing();
    };
  }, [router]);
};
