import { sql } from 'drizzle-orm';
import { preparedQuery } from '../db/prepared-query.ts';
import type { Database } from '../db/schema.ts';
import { neighboursOf } from './neighbours.ts';

const SIMILAR_MAX = 5;

const wordsQuery = preparedQuery((db) =>
  db
    .select({ word: sql<string>`word` })
    .from(sql`search_vocabulary`)
    .where(sql`word = any (string_to_array(${sql.placeholder('words')}::text, ' ')) and jobs > 0`)
    .orderBy(sql`jobs desc, word`)
    .limit(SIMILAR_MAX)
    .prepare('similar_words'),
);

/**
 * The words of listed jobs (titles, companies, skills, places) that `word` may be a misspelling of: those
 * within one edit, the most frequent first, at most five. `word` is one of those that `search_words` gives;
 * one of fewer than five letters has none.
 */
export async function findSimilarWords(db: Database, word: string): Promise<string[]> {
  const words = neighboursOf(word);
  if (words.length === 0) return [];
  // Few hundred texts that hold no space: sent as one text, they need no array of the driver's.
  const rows = await wordsQuery(db).execute({ words: words.join(' ') });
  return rows.map((row) => row.word);
}
