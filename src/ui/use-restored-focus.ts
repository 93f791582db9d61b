import { type RefObject, useEffect, useRef } from 'react';
import { restoreFocus } from './focus.ts';

/**
 * Focuses `place` when a new list page removed the focused element, such as a pager's last link. `state` identifies
 * what the list shows.
 */
export const useRestoredFocus = (place: RefObject<HTMLElement | null>, state: string): void => {
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    restoreFocus(place.current);
  }, [place, state]);
};

/** Focuses `place` when a shrinking `count` removed the focused element. */
export const useFocusAfterRemoval = (place: RefObject<HTMLElement | null>, count: number): void => {
  const last = useRef(count);
  useEffect(() => {
    if (count < last.current) restoreFocus(place.current);
    last.current = count;
  }, [place, count]);
};
