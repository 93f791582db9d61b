import { ownerOfDraft } from './draft-names.ts';
import { readStored, storedKeys, writeStored } from './storage.ts';

const PREFIX = 'draft:';

/*
 * Unsent input, saved in the browser so that a reload, an expired session or a closed dialog loses nothing. One draft
 * per name (`draft-names.ts`).
 */

/** The text saved under `name`, or ''. */
export const readDraft = (name: string): string => readStored(`${PREFIX}${name}`) ?? '';

/** Saves `text` under `name`; a blank text discards the draft. */
export const saveDraft = (name: string, text: string): void =>
  writeStored(`${PREFIX}${name}`, text.trim() === '' ? null : text);

/** The names of saved texts that start with `start`. */
export const draftNames = (start: string): string[] =>
  storedKeys(PREFIX + start).map((key) => key.slice(PREFIX.length));

/** Chosen files that haven't been sent. Browsers can't keep a file beyond the page it was chosen on. */
const files = new Map<string, File>();

/** The file saved under `name` until the page is left or reloaded, or null. */
export const readDraftFile = (name: string): File | null => files.get(name) ?? null;

/** Saves `file` under `name`; null discards it. */
export const saveDraftFile = (name: string, file: File | null): void => {
  if (file) files.set(name, file);
  else files.delete(name);
};

/** Discards the text and the file saved under each of `names`. */
export const discardDrafts = (names: readonly string[]): void => {
  for (const name of names) {
    saveDraft(name, '');
    saveDraftFile(name, null);
  }
};

/** Discards every draft of this owner (`draft-names.ts`); other accounts keep theirs (rule FORM-2). */
export const discardDraftsOf = (owner: string): void =>
  discardDrafts(
    [...draftNames(''), ...files.keys()].filter((name) => ownerOfDraft(name) === owner),
  );
