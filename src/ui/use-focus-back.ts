import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isFocusLost, restoreFocus } from './focus.ts';

/** Focuses the page's heading, unless something else has the focus by now. */
const focusHeading = (): void => {
  if (document.activeElement?.closest('main, [role="dialog"]')) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};

/**
 * Returns the focus to `focusAfter`, by default the element that had it before. Headless UI only knows
 * elements focused after it was loaded, and it is often loaded by the click that opens the dialog. What
 * isn't modal leaves a focus that is elsewhere by then alone.
 */
export const useFocusBack = (focusAfter?: () => HTMLElement | null, isModal = true): void => {
  const [opener] = useState(() => document.activeElement);
  const isOpen = useRef(false);
  const findOther = useEffectEvent(() => focusAfter?.());
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      const other = findOther();
      setTimeout(() => {
        // In strict mode the clean-up also runs for a dialog that stays mounted.
        if (isOpen.current || (!isModal && !isFocusLost())) return;
        if (other?.isConnected) other.focus();
        else if (opener instanceof HTMLElement && opener.isConnected) restoreFocus(opener);
        // The element that opened it is gone, such as a deleted row.
        else setTimeout(focusHeading);
      });
    };
  }, [opener, isModal]);
};
