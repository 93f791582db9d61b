import { sql } from 'drizzle-orm';
import { createStore, type Store } from '#server/platform/cache/cache.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';

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

/** The most characters of a word that count: no language writes longer ones. */
const WORD_MAX = 100;
/** The most words of one token: what has more of them is no word that was typed. */
const TOKEN_WORDS_MAX = 64;
const keptWords = new WeakMap<Database, Store<Word[]>>();

const cutWords = (token: string): string =>
  token.length <= WORD_MAX
    ? token
    : token.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => word.slice(0, WORD_MAX).toWellFormed());

type Row = Word & { token: string };

/**
 * The words of each token ('node.js' has two), by the functions that the search's table is filled with, so that
 * both sides agree. Those of earlier queries are kept in memory: they never change.
 */
export async function readTokens(
  db: Database,
  typed: readonly string[],
): Promise<(token: string) => Word[]> {
  const kept = keptWords.get(db) ?? createStore<Word[]>('words of queries');
  keptWords.set(db, kept);
  const read = new Map<string, Word[]>();
  const missing: string[] = [];
  for (const token of new Set(typed.map(cutWords))) {
    const known = kept.get(token);
    if (!known) missing.push(token);
    read.set(token, known ?? []);
  }
  if (missing.length > 0) {
    const rows = await rowsOf<Row>(
      db,
      sql`
      select
        token, word, singular_words(word) as singular, turkish_stems(word) as turkish,
        tsvector_to_array(word_vector(word)) as stems
      from unnest(${sql.param(missing)}::text[]) as token
        cross join lateral regexp_split_to_table(search_words(token), ' ') with ordinality as split (word, place)
      where word <> '' and place <= ${TOKEN_WORDS_MAX}::int
      order by place
    `,
    );
    for (const { token, ...word } of rows) {
      // A job with the word has its stem too: asking for both takes longer and finds the same.
      const stems = word.stems.filter((stem) => word.turkish === word.word || stem !== word.word);
      read.get(token)?.push({ ...word, stems });
    }
    for (const token of missing) kept.set(token, read.get(token) ?? []);
  }
  return (token) => read.get(cutWords(token)) ?? [];
}
