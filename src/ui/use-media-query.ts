import { useSyncExternalStore } from 'react';

/**
 * Whether the media query matches, kept up to date; false on the server. Only for differences beyond looks: CSS
 * handles the rest.
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
