import { sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows-of.ts';
import type { Database } from '../db/schema.ts';

/** A word of a query by which jobs are found and ranked. */
export type Word = {
  /** As `search_words` writes it. */
  word: string;
  /** In the singular. */
  singular: string;
  /** Without Turkish endings. */
  turkish: string;
  /** Its stems, as `word_vector` gives them. */
  stems: string[];
};

const KEPT = 5000;
const keptWords = new WeakMap<Database, Map<string, Word[]>>();

type Row = Word & { token: string };

/**
 * The words of each token ('node.js' has two), by the functions that the search's table is filled with, so that
 * both sides agree. Those of earlier queries are kept in memory: they never change.
 */
export async function readTokens(
  db: Database,
  tokens: readonly string[],
): Promise<(token: string) => Word[]> {
  const kept = keptWords.get(db) ?? new Map<string, Word[]>();
  keptWords.set(db, kept);
  const missing = [...new Set(tokens)].filter((token) => !kept.has(token));
  // Those of this query stay at hand, also when the others are dropped below.
  const read = new Map(tokens.map((token) => [token, kept.get(token) ?? []]));
  if (missing.length > 0) {
    const rows = await rowsOf<Row>(
      db,
      sql`
      select
        token, word, singular_words(word) as singular, turkish_stems(word) as turkish,
        tsvector_to_array(word_vector(word)) as stems
      from unnest(${sql.param(missing)}::text[]) as token
        cross join lateral regexp_split_to_table(search_words(token), ' ') with ordinality as split (word, place)
      where word <> ''
      order by place
    `,
    );
    for (const { token, ...word } of rows) {
      // A job with the word has its stem too: asking for both takes longer and finds the same.
      const stems = word.stems.filter((stem) => word.turkish === word.word || stem !== word.word);
      read.get(token)?.push({ ...word, stems });
    }
    if (kept.size > KEPT) kept.clear();
    for (const [token, words] of read) kept.set(token, words);
  }
  return (token) => read.get(token) ?? [];
}
