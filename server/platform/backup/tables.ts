import type { Session } from '#server/platform/database/session.ts';

/** A table of the product, with what a copy of it holds. */
export type Table = {
  name: string;
  /** Its columns but for generated ones, and their types. */
  columns: readonly { name: string; type: string }[];
  /** The expressions by which its rows have one order on every server. */
  order: readonly string[];
};

/** Which migrations a database has is told by the copy itself. */
const NOT_COPIED = 'schema_migrations';

/** A name in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Texts of each table's columns in the order of its key, if it has one. */
const COLUMNS = `select class.relname, attname, format_type(atttypid, atttypmod), collation_for.is_text,
    array_position(conkey, attnum)
  from pg_class class
  join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
  cross join lateral (select (attcollation <> 0)::text as is_text) collation_for
  left join pg_constraint on conrelid = class.oid and contype = 'p'
  where class.relnamespace = current_schema::regnamespace and relkind = 'r' and class.relname <> $1
  order by class.relname, attnum`;

/** Which table refers to which other one. */
const REFERENCES = `select distinct owner.relname, referred.relname
  from pg_constraint
  join pg_class owner on owner.oid = conrelid
  join pg_class referred on referred.oid = confrelid
  where contype = 'f' and owner.relnamespace = current_schema::regnamespace and conrelid <> confrelid`;

/** The tables, each after those that it refers to. Throws if they refer to each other in a circle. */
function inOrder(tables: readonly Table[], references: readonly (readonly [string, string])[]) {
  const ordered: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const ready = [...waiting].filter(
      ({ name }) => !references.some(([owner, referred]) => owner === name && names.has(referred)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...names].join(', ')}`);
    for (const table of ready) waiting.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}

/** All tables, each after those that it refers to. */
export async function listTables(session: Session): Promise<Table[]> {
  const columns = await session.rows(COLUMNS, [NOT_COPIED]);
  const byTable = Map.groupBy(columns, ([table]) => String(table));
  const tables = [...byTable].map(([name, found]): Table => {
    const key = found
      .filter(([, , , , position]) => position !== null)
      .sort((one, other) => Number(one[4]) - Number(other[4]));
    return {
      name,
      columns: found.map(([, column, type]) => ({ name: String(column), type: String(type) })),
      order: (key.length > 0 ? key : found).map(([, column, , isText]) => {
        if (isText === 'true') return `${quoted(String(column))} collate "C"`;
        return key.length > 0
          ? quoted(String(column))
          : `${quoted(String(column))}::text collate "C"`;
      }),
    };
  });
  const references = await session.rows(REFERENCES, []);
  return inOrder(
    tables,
    references.map(([owner, referred]) => [String(owner), String(referred)]),
  );
}
