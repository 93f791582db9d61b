import { sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** In how many short texts of listed jobs a word stands: titles, companies, skills and places together, and two of them. */
export type WordCount = { jobs: number; titles: number; places: number };

type Row = WordCount & { word: string };

/** The counts of those of the words, as `search_words` writes them, that listed jobs have. One look into an index each. */
export async function readCounts(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, WordCount>> {
  if (words.length === 0) return new Map();
  const rows = await rowsOf<Row>(
    db,
    sql`
      select word, jobs, titles, places from search_vocabulary
      where word = any (${sql.param([...new Set(words)])}::text[]) and jobs > 0
    `,
  );
  return new Map(rows.map(({ word, ...count }) => [word, count]));
}

/** What a word weighs however many jobs have it. */
const WEIGHT_MIN = 0.3;

/**
 * What each of several words says of a job beside the others, by how many jobs have it: 1 for the rarest that any
 * has, half of that for one that four times as many have. A word that is known of none weighs 1.
 */
export function rarities(counts: readonly number[]): number[] {
  const rarest = Math.min(...counts.filter((count) => count > 0));
  return counts.map((count) =>
    count > 0 ? Math.max(WEIGHT_MIN, Math.sqrt((rarest + 1) / (count + 1))) : 1,
  );
}
