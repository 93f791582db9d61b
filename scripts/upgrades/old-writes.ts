import type { Client } from 'pg';
import type { Columns, Rows } from './catalog.ts';

/**
 * Replaces all rows of a database by those of an older version, column by column as that version writes them. Throws
 * the database's error if a column is gone or has to be given that it doesn't know, or a value that it writes is
 * refused. Triggers and references don't act.
 */
export async function writeAsBefore(client: Client, columns: Columns, rows: Rows): Promise<void> {
  // As when a dump is loaded, so that the order of tables doesn't matter.
  await client.query('set session_replication_role = replica');
  for (const [table, names] of columns) {
    const list = names.join(', ');
    await client.query(`delete from ${table}`);
    await client.query(
      `insert into ${table} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${table}, $1)`,
      [`[${rows[table]?.join(',')}]`],
    );
  }
  await client.query('reset session_replication_role');
}

/** The line of a migration that removes what a release did without. */
const UNUSED_SINCE = /^-- unused since \d/m;

/**
 * The columns without those that are gone. Throws if one is gone that no migration names which says that it is unused.
 */
export function columnsLeft(
  columns: Columns,
  now: Columns,
  migrations: readonly string[],
): Map<string, readonly string[]> {
  const words = new Set(
    migrations
      .filter((text) => UNUSED_SINCE.test(text))
      .flatMap((text) => text.toLowerCase().match(/\w{1,63}/g) ?? []),
  );
  const gone = (name: string, table: string) => {
    if (!words.has(name)) throw new Error(`${table}.${name} is gone, and was not unused`);
  };
  const left = new Map<string, readonly string[]>();
  for (const [table, names] of columns) {
    const own = now.get(table);
    if (!own) gone(table, 'public');
    else {
      for (const name of names) if (!own.includes(name)) gone(name, table);
      left.set(
        table,
        names.filter((name) => own.includes(name)),
      );
    }
  }
  return left;
}
