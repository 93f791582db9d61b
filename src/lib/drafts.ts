import { forgetStored, readStored, writeStored } from './storage.ts';

const PREFIX = 'draft:';

/*
 * What was typed and not yet sent, kept in the browser so that a reload, an expired session or a
 * closed dialog loses nothing. One draft per `name`, which says whose it is and for what.
 */

/** The text kept under `name`, or ''. */
export const readDraft = (name: string): string => readStored(PREFIX + name) ?? '';

/** Keeps `text` under `name`; a blank text forgets it. */
export const writeDraft = (name: string, text: string): void =>
  writeStored(PREFIX + name, text.trim() === '' ? null : text);

/** Forgets all drafts: they belong to the one who signs out. */
export const clearDrafts = (): void => forgetStored(PREFIX);
