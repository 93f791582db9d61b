import { readStored, removeStored, writeStored } from './storage.ts';

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

/** Chosen and not yet sent. A browser keeps no file beyond the page that it was chosen on. */
const files = new Map<string, File>();

/** The file kept under `name` until the page is left or reloaded, or null. */
export const readDraftFile = (name: string): File | null => files.get(name) ?? null;

/** Keeps `file` under `name`; null forgets it. */
export const writeDraftFile = (name: string, file: File | null): void => {
  if (file) files.set(name, file);
  else files.delete(name);
};

/** Forgets all drafts: they belong to the one who signs out. */
export const clearDrafts = (): void => {
  removeStored(PREFIX);
  files.clear();
};
