import type { Database } from '#server/platform/database/schema.ts';
import { asTyped } from './as-typed.ts';
import { readTokens, type Word } from './lexemes.ts';
import { findFarWords, findSimilarWords, isReplaced, type Meant } from './similar-words.ts';
import { readCounts } from './word-counts.ts';

/** Shorter words are too near to others for one letter to tell. */
const LETTERS_MIN = 5;
/** The most words of one text that are looked up. */
const WORDS_MAX = 4;

/**
 * How far a correction may go: two edits when nothing is found otherwise, one when little is, and one that leaves
 * all letters where they are when what was typed finds something.
 */
export type Reach = 'far' | 'near' | 'sure';

/** Whether both are forms of one word: what has the one is found by the other. */
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

/**
 * The text in which each word that no listed job has is replaced by its probable meaning; undefined if there is none
 * (rule SEARCH-12).
 */
export async function correct(
  db: Database,
  text = '',
  options: { meant: Meant; reach: Reach },
): Promise<string | undefined> {
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
  let corrected = text;
  for (const { token, word } of tried
    .filter((one) => !known.has(one.word.word))
    .slice(0, WORDS_MAX)) {
    const meant = await findMeant(db, word, options);
    if (meant) corrected = corrected.replace(token, () => asTyped(token, meant));
  }
  return corrected === text ? undefined : corrected;
}
