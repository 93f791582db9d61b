import { useEffect, useEffectEvent } from 'react';
import { isComposing } from './composition.ts';

/** Fields, which handle letters, arrow keys and Ctrl+Z themselves. */
const FIELDS =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

const isIn = (fields: string, target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null;

/** Whether the key was pressed inside `element`, with nothing modal above. */
const isUsable = (element: Element | null | undefined, target: EventTarget | null): boolean =>
  !!element && target instanceof Node && element.contains(target) && !element.closest('[inert]');

/**
 * Keyboard shortcuts for the whole screen, by `KeyboardEvent.key` (lower-case letters), or only inside the element
 * that `within` returns. `Ctrl+` stands for ⌘ too; other modifiers belong to the browser. Ignored while typing. A held
 * key counts once (rule REVIEW-16).
 */
export const useKeys = (
  bindings: Readonly<Record<string, () => void>>,
  within?: () => Element | null | undefined,
): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.defaultPrevented || event.altKey || (isCommand && event.shiftKey)) return;
    if (isComposing(event) || isIn(FIELDS, event.target)) return;
    // A dropdown takes letters and arrow keys, but has nothing to undo.
    if (!isCommand && isIn('select', event.target)) return;
    if (within && !isUsable(within(), event.target)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const name = isCommand ? `Ctrl+${key}` : key;
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
