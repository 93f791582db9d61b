import { TYPEFACE_KEY } from './preferences.ts';
import { readStored, writeStored } from './storage.ts';

/** A letter of each of the typeface's files. */
const LETTERS = 'aş';

/** Milliseconds after the first screen, when what belongs to it is there. */
const LATER_MS = 2000;

/**
 * Fetches the app's typeface after the first screen, and remembers that the browser has it: the next page is
 * written in it. In the page that is open, nothing changes. Without a connection the next page tries again.
 */
export const fetchTypeface = (): void => {
  if (readStored(TYPEFACE_KEY)) return;
  setTimeout(() => {
    document.fonts.load('1em Figtree', LETTERS).then(
      () => writeStored(TYPEFACE_KEY, 'fetched'),
      () => undefined,
    );
  }, LATER_MS);
};
