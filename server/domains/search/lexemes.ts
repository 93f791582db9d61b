import { sql } from 'drizzle-orm';
import { createStore, type Store } from '#server/platform/cache/cache.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** A word of a query, in the forms that find and rank jobs. */
export type Word = {
  /** As `search_words` writes it. */
  word: string;
  /** In the singular. */
  singular: string;
  /** Without Turkish endings. */
  turkish: string;
  /** Its stems by `word_vector`. */
  stems: string[];
};

/** Characters of a word that count: no language has longer words. */
const WORD_MAX = 100;
/** Maximum words per token: a longer one was not typed. */
const TOKEN_WORDS_MAX = 64;
const caches = new WeakMap<Database, Store<Word[]>>();

const cutWords = (token: string): string =>
  token.length <= WORD_MAX
    ? token
    : token.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => word.slice(0, WORD_MAX).toWellFormed());

type Row = Word & { token: string };

/**
 * The words of each token ('node.js' has two), by the SQL functions that fill `job_search`, so that query and index
 * agree. Cached in memory, as the result never changes.
 */
export async function readTokens(
  db: Database,
  typed: readonly string[],
): Promise<(token: string) => Word[]> {
  const cache = caches.get(db) ?? createStore<Word[]>('words of queries');
  caches.set(db, cache);
  const read = new Map<string, Word[]>();
  const missing: string[] = [];
  for (const token of new Set(typed.map(cutWords))) {
    const known = cache.get(token);
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
      // Jobs with the word also have its stem: asking for both is slower and finds the same.
      const stems = word.stems.filter((stem) => word.turkish === word.word || stem !== word.word);
      read.get(token)?.push({ ...word, stems });
    }
    for (const token of missing) cache.set(token, read.get(token) ?? []);
  }
  return (token) => read.get(cutWords(token)) ?? [];
}
