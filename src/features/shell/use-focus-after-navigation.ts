import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After each navigation to another page, its heading is focused, so that it is announced and Tab
 * continues from there.
 */
export const useFocusAfterNavigation = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        // Not on the first page, where the browser starts at the top, and not for a filter or the
        // next page of a list.
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }),
    [router],
  );
};
