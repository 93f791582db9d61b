import { sql } from 'drizzle-orm';
import { preparedQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** No tier of `search_terms` is higher, however many jobs an integer counts. */
const TIER_MAX = 90;
/** Rows read per suggestion, as it may have several spellings. */
const SPELLINGS = 3;

const value = sql.placeholder;

/*
 * Reads tier by tier, the most frequent terms first, until there are enough: a few rows, however many terms match.
 */
const termsQuery = preparedQuery((db) => {
  const prefix = sql`(select search_words(${value('text')}))`;
  return db
    .select({
      label: sql<string>`found.label`,
      key: sql<string>`search_words(found.label)`,
      jobs: sql<number>`found.jobs`.mapWith(Number),
    })
    .from(sql`generate_series(${TIER_MAX}, 0, -1) as tiers (tier)
      cross join lateral (
        select label, jobs from search_terms
        where kind = ${value('kind')} and search_terms.tier = tiers.tier
          and start >= ${prefix} and start < ${prefix} || U&'\\+10FFFF'
        limit ${value('rows')}
      ) as found`)
    .where(sql`${prefix} <> ''`)
    .limit(value('rows'))
    .prepare('suggest_terms');
});

/**
 * Titles or companies of listed jobs with `text` at the start of a word, whatever its case and accents. At most
 * `limit`, those of most jobs first, each in its most frequent spelling (rule SUGGEST-1).
 */
export async function suggestJobTerms(
  db: Database,
  { kind, text, limit }: { kind: 'title' | 'company'; text: string; limit: number },
): Promise<string[]> {
  const rows = await termsQuery(db).execute({ kind, text, rows: limit * SPELLINGS });
  const labels = new Map<string, string>();
  for (const { key, label } of rows.sort((one, other) => other.jobs - one.jobs))
    if (!labels.has(key)) labels.set(key, label);
  return [...labels.values()].slice(0, limit);
}
