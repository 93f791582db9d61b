import { sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** The columns of all tables (`table.column`) in which some row contains the text, whatever its case. */
export async function columnsWith(db: Database, text: string): Promise<string[]> {
  const columns = await rowsOf<{ table_name: string; column_name: string }>(
    db,
    sql`select table_name, column_name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = current_schema and table_type = 'BASE TABLE' order by 1, 2`,
  );
  const found: string[] = [];
  for (const { table_name, column_name } of columns) {
    const [table, column] = [sql.identifier(table_name), sql.identifier(column_name)];
    const rows = await rowsOf(
      db,
      sql`select 1 as one from ${table} where ${column}::text ilike ${`%${text}%`} limit 1`,
    );
    if (rows.length > 0) found.push(`${table_name}.${column_name}`);
  }
  return found;
}
