import type { Database } from './schema.ts';

/**
 * Gives the query that `build` makes, made once for each database and each `key`: putting the
 * statement together costs more than sending it. What changes from call to call is a placeholder.
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
