import type { Database } from './schema.ts';

/**
 * Builds a query once per database, since building a statement takes longer than sending it. Values that vary between
 * calls must be placeholders. A connection keeps each statement that `build` prepares by name, so name only these.
 */
export function preparedQuery<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const made = new WeakMap<Database, Query>();
  return (db) => {
    const query = made.get(db) ?? build(db);
    made.set(db, query);
    return query;
  };
}
