import { type SQL, sql } from 'drizzle-orm';
import { among, idList } from '#server/platform/database/ids.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Rows deleted or changed per statement. */
const PORTION = 500;

/** A foreign key, and what happens to its row when the parent is deleted. */
type Reference = { parent: string; child: string; column: string; becomes: 'deleted' | 'null' };

/** Thrown between portions to postpone the rest. */
export class PutOff extends Error {}

/** Throws `PutOff` unless the next portion may start. */
export type BeforeEach = () => Promise<void>;

/**
 * All foreign keys that delete or change rows, read from the database, so that new tables are covered. Tables whose
 * rows have the fewest dependents come first.
 */
const readReferences = (db: Database): Promise<Reference[]> =>
  rowsOf<Reference>(
    db,
    sql`select
        parent.relname as parent, child.relname as child, attname as "column",
        case confdeltype when 'c' then 'deleted' else 'null' end as becomes
      from pg_constraint as reference
        join pg_class as parent on parent.oid = confrelid
        join pg_class as child on child.oid = conrelid
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confdeltype in ('c', 'n') and child.relnamespace = current_schema::regnamespace
      order by
        (select count(*) from pg_constraint where confrelid = reference.conrelid and confdeltype = 'c'),
        exists (select from pg_constraint where confrelid = reference.conrelid),
        child.relname, attname`,
  );

/** Deletes rows (of a table with `_id`) or their dependents, in portions. */
async function createRemover(db: Database, beforeEach: BeforeEach) {
  const references = await readReferences(db);
  const hasChildren = (name: string) => references.some(({ parent }) => parent === name);

  /** Repeats a statement that changes a portion, until nothing is left. */
  const repeat = async (statement: SQL) => {
    for (let changed = PORTION; changed === PORTION; ) {
      await beforeEach();
      changed = (await rowsOf(db, statement)).length;
    }
  };

  const settle = async ({ child, column, becomes }: Reference, of: readonly string[]) => {
    const name = sql.identifier(child);
    const field = sql.identifier(column);
    const refers = among(field, of);
    const portion = sql`ctid = any(array(select ctid from ${name} where ${refers} limit ${PORTION}))`;
    if (becomes === 'null')
      return repeat(sql`update ${name} set ${field} = null where ${portion} returning 1 as one`);
    if (!hasChildren(child))
      return repeat(sql`delete from ${name} where ${portion} returning 1 as one`);
    for (;;) {
      await beforeEach();
      const picked = await rowsOf<{ _id: string }>(
        db,
        sql`select _id from ${name} where ${refers} limit ${PORTION}`,
      );
      if (picked.length === 0) return;
      await remove(
        child,
        picked.map(({ _id }) => _id),
      );
    }
  };

  const remove = async (parent: string, of: readonly string[], isFirst = false) => {
    const own = references.filter((reference) => reference.parent === parent);
    // For the record itself, start with the table with the most dependents, after which little is left.
    for (const reference of isFirst ? own.reverse() : own) await settle(reference, of);
    await beforeEach();
    await db.execute(
      sql`delete from ${sql.identifier(parent)} where _id = any(${idList(of)}::uuid[])`,
    );
  };
  return { references, settle, remove };
}

/**
 * Deletes these rows (of a table with `_id`) and everything that the database would delete with them: children first,
 * each portion in its own transaction. Can be interrupted at any point and restarted. Also deletes rows added
 * meanwhile.
 */
export async function deleteInPortions(
  db: Database,
  table: string,
  ids: readonly string[],
  beforeEach: BeforeEach,
): Promise<void> {
  const { remove } = await createRemover(db, beforeEach);
  await remove(table, ids, true);
}

/** The same, but keeps the rows themselves and their dependents in the tables `kept`. */
export async function deleteDependents(
  db: Database,
  table: string,
  ids: readonly string[],
  beforeEach: BeforeEach,
  kept: readonly string[],
): Promise<void> {
  const { references, settle } = await createRemover(db, beforeEach);
  for (const reference of references)
    if (reference.parent === table && !kept.includes(reference.child)) await settle(reference, ids);
}
