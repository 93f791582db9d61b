import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After each navigation to another page, its heading is focused, so that it is announced and Tab
 * continues from there.
 */
export const useFocusAfterNavigation = (): void => {
  const router = useRouter();
  useEffect(() => {
    const { pathname: firstPath } = router.latestLocation;
    let hasMoved = false;
    const stopWatching = router.history.subscribe(({ action }) => {
      // A redirect of the first page replaces it.
      if (action.type !== 'REPLACE') hasMoved = true;
    });
    const stopFocusing = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      // Without a `fromLocation` no page was ever there: it is the first one, where the browser starts at
      // the top, unless somebody left it while it was loading.
      const left = fromLocation?.pathname ?? (hasMoved ? firstPath : toLocation.pathname);
      // Not for a filter or the next page of a list.
      if (left === toLocation.pathname) return;
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });
    return () => {
      stopWatching();
      stopFocusing();
    };
  }, [router]);
};
