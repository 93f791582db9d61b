import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import './dialog-print.css';
import { isComposing } from './composition.ts';
import type { DialogProps } from './dialog.tsx';
import { Icon } from './icons.tsx';
import { useFocusBack } from './use-focus-back.ts';

/** Fills the screen below the bar, and stays in view while the page scrolls. */
export const paneClass =
  'sticky top-[calc(var(--bar)+1.5rem)] flex h-[calc(100dvh-var(--bar)-3rem)] min-w-0 flex-col overflow-hidden rounded-dialog border border-line bg-surface';

/**
 * A non-modal dialog beside a list that stays usable. It takes the focus when it opens or gets new content from
 * outside; its button or Escape closes it.
 */
export function Pane({
  title,
  onClose,
  head,
  actions,
  contentKey,
  focusAfter,
  children,
}: DialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const pane = useRef<HTMLElement>(null);
  useFocusBack(focusAfter, false);
  useEffect(() => {
    // A new key means new content.
    void contentKey;
    if (!pane.current?.contains(document.activeElement))
      pane.current?.focus({ preventScroll: true });
  }, [contentKey]);
  useEscape(pane, onClose);
  return (
    <section
      ref={pane}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`${paneClass} outline-none`}
    >
      <div className="border-line border-b py-2 ps-6 pe-2">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="min-w-0 py-2.5 text-22 leading-snug">
            {title}
          </h2>
          <IconButton label={t`Close`} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {head && <div className="pe-4 pb-1">{head}</div>}
      </div>
      <div key={contentKey} className="min-h-0 flex-1 overflow-y-auto px-6 py-5">
        {children}
      </div>
      {actions && (
        <div className="flex flex-row justify-end gap-3 border-line border-t px-6 py-3">
          {actions}
        </div>
      )}
    </section>
  );
}

/**
 * Calls `onEscape` for Escape in the pane or outside of any field, since fields elsewhere use the key themselves. A
 * dialog above makes the pane inert and handles the key alone.
 */
const useEscape = (pane: React.RefObject<HTMLElement | null>, onEscape: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.repeat) return;
    if (isComposing(event)) return;
    const { current } = pane;
    if (!current || current.closest('[inert]')) return;
    const { target } = event;
    const isElsewhere = target instanceof Element && !current.contains(target);
    if (isElsewhere && target.closest('input:not([type=checkbox]), select, textarea')) return;
    event.preventDefault();
    onEscape();
  });
  // Before paint, so that no early press is lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
