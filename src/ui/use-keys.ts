import { useEffect, useEffectEvent } from 'react';
import { isComposing } from './composition.ts';

/** Inputs and selects, where letters and arrow keys have a meaning of their own. */
const FIELDS =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/** Whether `element` has what was pressed in it, and nothing modal is open above it. */
const isUsable = (element: Element | null | undefined, target: EventTarget | null): boolean =>
  !!element && target instanceof Node && element.contains(target) && !element.closest('[inert]');

/**
 * Keyboard shortcuts for the whole screen, by `KeyboardEvent.key` (letters in lower case), or only while the
 * focus is in the element that `within` gives. They are ignored with a modifier, which would make them the
 * browser's, and while the user types. A key that is held down counts once (rule REVIEW-16).
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
