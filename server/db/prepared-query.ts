import type { Database } from './schema.ts';

/**
 * Gives the query that `build` makes, made once per database and `key`: building a statement takes longer
 * than sending it. What varies between calls must be a placeholder.
 */
export function preparedQuery<Query, Key = undefined>(
  build: (db: Database, key: Key) => Query,
): (db: Database, ...key: Key extends undefined ? [] : [Key]) => Query {
  const made = new WeakMap<Database, Map<string, Query>>();
  return (db, ...[key]) => {
    const ofDatabase = made.get(db) ?? new Map<string, Query>();
    made.set(db, ofDatabase);
    const name = JSON.stringify(key) ?? '';
    const query = ofDatabase.get(name) ?? build(db, key as Key);
    ofDatabase.set(name, query);
    return query;
  };
}
