import { isComposing } from './composition.ts';

/** A key as the combobox reads it. */
export type Key = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>;

const nothing = () => {};
/** A key that does in the text what it does without a combobox. */
const silent = (key: string): Key => ({ key, preventDefault: nothing, stopPropagation: nothing });

/** Tells the combobox that somebody types: it leaves the text alone then. */
export const TYPING: Key = silent('Unidentified');
/** Closes the list. */
const CLOSE: Key = silent('Escape');

/**
 * What a key is to the combobox, which by itself highlights the first option and takes Home, End and Tab: here
 * the text is free, so nothing is highlighted before an arrow key, only a highlighted option is chosen by Enter
 * and none by Tab, and the caret moves as in any field. Undefined for a key that is not for it.
 */
export function keyForCombobox(
  event: KeyboardEvent,
  { isShown, isActive }: { isShown: boolean; isActive: boolean },
): Key | undefined {
  if (isComposing(event)) return undefined;
  const as = (key: string): Key => ({
    key,
    preventDefault: () => event.preventDefault(),
    stopPropagation: () => event.stopPropagation(),
  });
  switch (event.key) {
    case 'ArrowDown':
      return isShown && !isActive ? as('Home') : event;
    case 'ArrowUp':
      return isShown && !isActive ? as('End') : event;
    case 'Enter':
      return isActive ? event : CLOSE;
    case 'Escape':
      return isShown ? event : CLOSE;
    case 'Tab':
      return CLOSE;
    default:
      return undefined;
  }
}
