import { useEffect, useEffectEvent } from 'react';
import { isComposing } from './composition.ts';

/** Fields, which handle letters and arrow keys themselves. */
const FIELDS =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/** Whether the key was pressed inside `element`, with nothing modal above. */
const isUsable = (element: Element | null | undefined, target: EventTarget | null): boolean =>
  !!element && target instanceof Node && element.contains(target) && !element.closest('[inert]');

/**
 * Keyboard shortcuts for the whole screen, by `KeyboardEvent.key` (lower-case letters), or only inside the element
 * that `within` returns. Ignored while typing and with modifiers, which belong to the browser. A held key counts once
 * (rule REVIEW-16).
 */
export const useKeys = (
  bindings: Readonly<Record<string, () => void>>,
  within?: () => Element | null | undefined,
): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isComposing(event) || isInField(event.target)) return;
    if (within && !isUsable(within(), event.target)) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = Object.hasOwn(bindings, name) ? bindings[name] : undefined;
    if (!act) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
