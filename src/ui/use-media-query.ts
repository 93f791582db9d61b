import { useSyncExternalStore } from 'react';

/**
 * Whether the media query matches, kept up to date; false where there is no screen. For what differs
 * in more than its looks: everything else is up to CSS.
 */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
