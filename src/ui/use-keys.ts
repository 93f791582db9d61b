import { useEffect, useEffectEvent } from 'react';

/** What is typed into or chosen from: there, letters and arrows have a meaning of their own. */
const FIELDS =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/**
 * Keys that act on the whole screen, by their names (`KeyboardEvent.key`, letters in lower case). Not with
 * a modifier, which makes them the browser's, and not while something is typed. A key that is held down
 * acts once.
 */
export const useKeys = (bindings: Readonly<Record<string, () => void>>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isInField(event.target)) return;
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
