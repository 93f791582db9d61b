import type { Database } from './schema.ts';

/**
 * Gives the query that `build` makes, made once per database: building a statement takes longer than sending it.
 * What varies between calls must be a placeholder. A connection keeps the statement under the name that `build`
 * prepares it by, so these are few, and all others have none.
 */
export function preparedQuery<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const made = new WeakMap<Database, Query>();
  return (db) => {
    const query = made.get(db) ?? build(db);
    made.set(db, query);
    return query;
  };
}
