import { sql } from 'drizzle-orm';
import { preparedQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { editDistance } from './edit-distance.ts';
import { neighboursOf } from './neighbours.ts';
import type { WordCount } from './word-counts.ts';

const SIMILAR_MAX = 5;
/** Maximum rows read. */
const ROWS_MAX = { near: 50, far: 2000 };
/** Minimum letters of a word that two edits may correct. */
const FAR_LETTERS_MIN = 9;
/** Letters at its beginning that must be right. */
const FAR_START = 3;
const FAR_EDITS = 2;

type Found = WordCount & { word: string };

const columns = {
  word: sql<string>`word`,
  jobs: sql<number>`jobs`.mapWith(Number),
  titles: sql<number>`titles`.mapWith(Number),
  places: sql<number>`places`.mapWith(Number),
};

const nearQuery = preparedQuery((db) =>
  db
    .select(columns)
    .from(sql`search_vocabulary`)
    .where(sql`word = any (string_to_array(${sql.placeholder('words')}::text, ' ')) and jobs > 0`)
    .orderBy(sql`jobs desc, word`)
    .limit(ROWS_MAX.near)
    .prepare('similar_words'),
);

const farQuery = preparedQuery((db) =>
  db
    .select(columns)
    .from(sql`search_vocabulary`)
    .where(
      sql`word > ${sql.placeholder('start')} and word < ${sql.placeholder('start')} || U&'\\+10FFFF'
        and length(word) between ${sql.placeholder('length')}::int - ${sql.raw(String(FAR_EDITS))}
          and ${sql.placeholder('length')}::int + ${sql.raw(String(FAR_EDITS))}
        and jobs > 0`,
    )
    .limit(ROWS_MAX.far)
    .prepare('far_words'),
);

/** What a correction is for: words of a job, or of its place. */
export type Meant = 'words' | 'place';

/** How often a word is meant. Titles weigh most: people search for what titles say. */
const frequency = ({ jobs, titles, places }: WordCount, meant: Meant): number =>
  meant === 'place' ? places : 9 * titles + jobs;

/** How many times rarer a replaced letter or a wrong first letter is than other mistakes. */
const LIKELIER = 10;

/** Whether one is the other with a single letter replaced. */
export const isReplaced = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') !== [...other].sort().join('');

const likelihood = (typed: string, found: Found, meant: Meant): number =>
  frequency(found, meant) /
  (isReplaced(typed, found.word) ? LIKELIER : 1) /
  (typed[0] === found.word[0] ? 1 : LIKELIER);

/**
 * Words of listed jobs (titles, companies, skills, places) within one edit of `word`, likeliest first, at most five.
 * `word` is as `search_words` writes it; one of fewer than five letters has none.
 */
export async function findSimilarWords(
  db: Database,
  word: string,
  meant: Meant = 'words',
): Promise<string[]> {
  const words = neighboursOf(word);
  if (words.length === 0) return [];
  // A few hundred words without spaces: one text avoids the driver's arrays.
  const rows = await nearQuery(db).execute({ words: words.join(' ') });
  return rows
    .filter((row) => frequency(row, meant) > 0)
    .map((row) => ({ word: row.word, likelihood: likelihood(word, row, meant) }))
    .sort((one, other) => other.likelihood - one.likelihood)
    .slice(0, SIMILAR_MAX)
    .map((row) => row.word);
}

/**
 * The same for words exactly two edits away with the same first three letters; a word of fewer than nine letters has
 * none.
 */
export async function findFarWords(
  db: Database,
  word: string,
  meant: Meant = 'words',
): Promise<string[]> {
  const letters = Array.from(word);
  if (letters.length < FAR_LETTERS_MIN) return [];
  const start = letters.slice(0, FAR_START).join('');
  const rows = await farQuery(db).execute({ start, length: letters.length });
  return rows
    .filter(
      (row) => frequency(row, meant) > 0 && editDistance(word, row.word, FAR_EDITS) === FAR_EDITS,
    )
    .sort((one, other) => frequency(other, meant) - frequency(one, meant))
    .slice(0, SIMILAR_MAX)
    .map((row) => row.word);
}
