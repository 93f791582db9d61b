import type { Database } from '#server/platform/database/schema.ts';
import { asTyped } from './as-typed.ts';
import { readTokens, type Word } from './lexemes.ts';
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

/**
 * Replaces words that no listed job has in its short texts by the likeliest ones meant; undefined if nothing changes
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
