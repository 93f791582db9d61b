import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/schema.ts';
import type { Backend } from '#tests/backend.ts';

/** An id that says when it was made (version 7). */
const ID = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}';

/** As of a day in 2024, so that records made later have larger ids. */
const PREFIX = '01900000-0000-7000-8000-';

type Column = { table: string; column: string; type: string };
type Cell = Column & { row: string; value: string };

const read = async <Row>(tx: Database, statement: string) =>
  (await tx.execute(sql.raw(statement))).rows as Row[];

/** Every column that may hold ids. */
const readColumns = (tx: Database) =>
  read<Column>(
    tx,
    `select quote_ident(c.table_name) as "table", quote_ident(c.column_name) as "column", udt_name as "type"
     from information_schema.columns c join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
     and udt_name in ('uuid', '_uuid', 'text', '_text', 'jsonb')`,
  );

/** The values with ids in them, such as the addresses of files, or the questions of a job. */
async function readTexts(tx: Database, columns: Column[]): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const one of columns) {
    const { table, column } = one;
    const found = await read<Pick<Cell, 'row' | 'value'>>(
      tx,
      `select ctid::text as row, ${column}::text as value from ${table} where ${column}::text ~ '${ID}'`,
    );
    cells.push(...found.map((cell) => ({ ...one, ...cell })));
  }
  return cells;
}

async function replaceIds(tx: Database): Promise<Map<string, string>> {
  // Ids change in one table after the other: no trigger may follow, and no reference be checked.
  await read(tx, 'set local session_replication_role = replica');
  const columns = await readColumns(tx);
  const ids = columns.filter(({ type }) => type === 'uuid');
  const textColumns = columns.filter(({ type }) => type !== 'uuid');
  const inColumns = await read<{ id: string }>(
    tx,
    ids.map(({ table, column }) => `select ${column} as id from ${table}`).join(' union '),
  );
  const pattern = new RegExp(ID, 'g');
  const inTexts = (await readTexts(tx, textColumns)).flatMap(({ value }) => value.match(pattern));
  const found = [...inColumns.map(({ id }) => id), ...inTexts].filter((id) => id?.match(pattern));
  const sorted = [...new Set(found)].sort();
  const stable = new Map(
    sorted.map((id, i) => [String(id), PREFIX + (i + 1).toString(16).padStart(12, '0')]),
  );
  if (stable.size === 0) return stable;

  const pairs = [...stable].map((pair) => `('${pair.join("', '")}')`);
  await read(tx, 'create temp table stable_ids (old uuid primary key, new uuid) on commit drop');
  await read(tx, `insert into stable_ids values ${pairs.join(', ')}`);
  for (const { table, column } of ids)
    await read(tx, `update ${table} set ${column} = new from stable_ids where ${column} = old`);
  // Each column anew, since a changed row has moved.
  for (const textColumn of textColumns)
    for (const { table, column, type, row, value } of await readTexts(tx, [textColumn])) {
      const replaced = value.replaceAll(pattern, (id) => stable.get(id) ?? id);
      const change = sql`${sql.raw(column)} = ${replaced}::${sql.raw(type)}`;
      await tx.execute(sql`update ${sql.raw(table)} set ${change} where ctid = ${row}::tid`);
    }
  return stable;
}

/**
 * Gives each record the id that it has in every other backend filled in the same way. Real ids say when a record was
 * made, so their order is that of the filling. A path with ids then leads to the same record on another day or machine.
 */
export async function giveStableIds({ database, folder, restart }: Backend): Promise<void> {
  const stable = await database.db.transaction(replaceIds);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of files.filter((file) => file.isFile()))
    await rename(join(parentPath, name), join(parentPath, stable.get(name) ?? name));
  // The API's caches have the old ids.
  restart();
}
