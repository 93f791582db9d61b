import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isFocusLost, restoreFocus } from './focus.ts';

/** Focuses the page's heading, unless something else has the focus. */
const focusHeading = (): void => {
  if (document.activeElement?.closest('main, [role="dialog"]')) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};

/**
 * Returns the focus to `focusAfter`, by default the previously focused element. Headless UI only knows elements
 * focused after it loaded, often by the click that opens the dialog. A non-modal leaves a focus elsewhere alone.
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
        // Strict mode also runs the clean-up of a mounted dialog.
        if (isOpen.current || (!isModal && !isFocusLost())) return;
        if (other?.isConnected) other.focus();
        else if (opener instanceof HTMLElement && opener.isConnected) restoreFocus(opener);
        // The opener is gone, such as a deleted row.
        else setTimeout(focusHeading);
      });
    };
  }, [opener, isModal]);
};
