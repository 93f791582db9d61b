import { sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows-of.ts';
import type { Database } from '../db/schema.ts';
import { readTokens } from './lexemes.ts';
import { findSimilarWords } from './similar-words.ts';

/** Shorter words are too near to others for one letter to tell. */
const LETTERS_MIN = 5;
/** The most words of one text that are looked up. */
const WORDS_MAX = 4;

/** Those of the words that no listed job has in its short texts. */
async function findUnknown(db: Database, words: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select word from search_vocabulary where word = any (${sql.param(words)}::text[]) and jobs > 0`,
  );
  const known = new Set(rows.map(({ word }) => word));
  return words.filter((word) => !known.has(word));
}

/** The text with the word that one edit makes of each unknown one; undefined when there is none. */
export async function correct(db: Database, text = ''): Promise<string | undefined> {
  const tokens = text.split(/[\s"“”„,;/]/u).filter((token) => /^\p{L}/u.test(token));
  const read = await readTokens(db, tokens);
  const tried = [...new Set(tokens)]
    .flatMap((token) => {
      const [word, ...others] = read(token);
      return word && others.length === 0 ? [{ token, word: word.word }] : [];
    })
    .filter(({ word }) => word.length >= LETTERS_MIN);
  const unknown = new Set(
    await findUnknown(
      db,
      tried.map(({ word }) => word),
    ),
  );
  let corrected = text;
  for (const { token, word } of tried.filter((one) => unknown.has(one.word)).slice(0, WORDS_MAX)) {
    const [similar] = await findSimilarWords(db, word);
    if (similar) corrected = corrected.replace(token, () => similar);
  }
  return corrected === text ? undefined : corrected;
}
