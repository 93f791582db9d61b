import { sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** How many titles and places of listed jobs have a word; `jobs` also counts companies and skills. */
export type WordCount = { jobs: number; titles: number; places: number };

type Row = WordCount & { word: string };

/** Counts of words as `search_words` writes them; words of no listed job are missing. One index lookup per word. */
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

/** Minimum weight, however many jobs have a word. */
const WEIGHT_MIN = 0.3;

/**
 * Weights words by how many jobs have each: 1 for the rarest, about half for one in four times as many jobs, and 1
 * for a word of no known job.
 */
export function rarities(counts: readonly number[]): number[] {
  const rarest = Math.min(...counts.filter((count) => count > 0));
  return counts.map((count) =>
    count > 0 ? Math.max(WEIGHT_MIN, Math.sqrt((rarest + 1) / (count + 1))) : 1,
  );
}
