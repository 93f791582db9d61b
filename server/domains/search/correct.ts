import type { Database } from '#server/platform/database/schema.ts';
import { asTyped } from './as-typed.ts';
import { readTokens, type Word } from './lexemes.ts';
import type { QueryTerm } from './query-terms.ts';
import { findFarWords, findSimilarWords, isReplaced, type Meant } from './similar-words.ts';
import { readCounts } from './word-counts.ts';

/** Shorter words resemble too many others. */
const LETTERS_MIN = 5;
/** Maximum words looked up per text. */
const WORDS_MAX = 4;

/**
 * How far a correction may go: 'far' two edits, if the typed text finds nothing; 'near' one edit, if it finds
 * little; 'sure' one edit that replaces no letter, if it finds more.
 */
export type Reach = 'far' | 'near' | 'sure';

/** Whether both are forms of one word, so that a search for either finds both. */
const areForms = (one: Word, other: Word | undefined): boolean =>
  one.stems.some((stem) => other?.stems.includes(stem));

async function findMeant(
  db: Database,
  typed: Word,
  { meant, reach }: { meant: Meant; reach: Reach },
): Promise<string | undefined> {
  const { word } = typed;
  const [near] = await findSimilarWords(db, word, meant);
  const [form] = near === undefined ? [] : (await readTokens(db, [near]))(near);
  if (areForms(typed, form)) return undefined;
  if (near !== undefined) return reach === 'sure' && isReplaced(word, near) ? undefined : near;
  return reach === 'far' ? (await findFarWords(db, word, meant))[0] : undefined;
}

type Typed = { token: string; word: Word };

/** The first words of a text that no listed job has in its short texts, and that are long enough to be corrected. */
async function readUnknown(db: Database, text: string): Promise<Typed[]> {
  const tokens = text.split(/[\s"“”„,;/]/u).filter((token) => /^\p{L}/u.test(token));
  const read = await readTokens(db, tokens);
  const tried = [...new Set(tokens)]
    .flatMap((token) => {
      const [word, ...others] = read(token);
      return word && others.length === 0 ? [{ token, word }] : [];
    })
    .filter(({ word }) => word.word.length >= LETTERS_MIN);
  const known = await readCounts(
    db,
    tried.map(({ word }) => word.word),
  );
  return tried.filter(({ word }) => !known.has(word.word)).slice(0, WORDS_MAX);
}

/** Which terms of a query a correction leaves as they are: those without a word to correct, and not beside one. */
export async function readCertain(
  db: Database,
  text: string,
  terms: readonly QueryTerm[],
): Promise<boolean[]> {
  const unknown = new Set((await readUnknown(db, text)).map(({ word }) => word.word));
  const isUnknown = terms.map(({ own }) => own.some(({ word }) => unknown.has(word)));
  // A corrected word may be a term together with the one before or after it.
  return terms.map((_, at) => !isUnknown.slice(Math.max(0, at - 1), at + 2).includes(true));
}

/**
 * Replaces words that no listed job has in its short texts by the likeliest ones meant; undefined if nothing changes
 * (rule SEARCH-12).
 */
export async function correct(
  db: Database,
  text = '',
  options: { meant: Meant; reach: Reach },
): Promise<string | undefined> {
  let corrected = text;
  for (const { token, word } of await readUnknown(db, text)) {
    const meant = await findMeant(db, word, options);
    if (meant) corrected = corrected.replace(token, () => asTyped(token, meant));
  }
  return corrected === text ? undefined : corrected;
}
