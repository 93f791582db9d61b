import { type RefObject, useEffect, useRef } from 'react';
import { rescueFocus } from './focus.ts';

/**
 * Gives the focus to `place` when what had it has gone with another page of a list: the last step of a
 * pager, the way back from a page past the end. `state` is what the list shows, as a text.
 */
export const useRescuedFocus = (place: RefObject<HTMLElement | null>, state: string): void => {
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    rescueFocus(place.current);
  }, [place, state]);
};
