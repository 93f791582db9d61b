import type { Database } from './schema.ts';

/** The texts of these queries: known ones, as many as the code names, whatever is asked for. */
const texts = new Set<string>();

/** Whether the text is of a prepared query, which a connection may keep for as long as it lasts. */
export const isPrepared = (text: string): boolean => texts.has(text);

/**
 * Gives the query that `build` makes, made once per database and `key`: building a statement takes longer
 * than sending it. What varies between calls must be a placeholder. The database parses it once per connection,
 * and keeps it.
 */
export function preparedQuery<Query extends { getQuery: () => { sql: string } }, Key = undefined>(
  build: (db: Database, key: Key) => Query,
): (db: Database, ...key: Key extends undefined ? [] : [Key]) => Query {
  const made = new WeakMap<Database, Map<string, Query>>();
  return (db, ...[key]) => {
    const ofDatabase = made.get(db) ?? new Map<string, Query>();
    made.set(db, ofDatabase);
    const name = JSON.stringify(key) ?? '';
    const found = ofDatabase.get(name);
    if (found) return found;
    const query = build(db, key as Key);
    ofDatabase.set(name, query);
    texts.add(query.getQuery().sql);
    return query;
  };
}
