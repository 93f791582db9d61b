import type { Client } from 'pg';
import { errorCode } from '#server/platform/database/errors.ts';

/** A column that can be written; `isKey` if a unique index has it that no id makes unique. */
type Column = { name: string; type: string; isUnique: boolean; isKey: boolean };

const COLUMNS = `
  with uniques as (
    select indkey, exists (
      select from pg_attribute where attrelid = indrelid and attnum = any(indkey) and atttypid = 'uuid'::regtype
        and attnotnull
    ) as has_id
    from pg_index where indrelid = $1::regclass and indisunique
  )
  select attname as name, format_type(atttypid, atttypmod) as type,
    exists (select from uniques where attnum = any(indkey)) as "isUnique",
    exists (select from uniques where attnum = any(indkey) and not has_id) as "isKey"
  from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
  order by attnum`;

/** A column of a copied row, whose number is `n`: ids and keys are its own. */
function copied({ name, type, isUnique, isKey }: Column): string {
  if (isUnique && type === 'uuid')
    return `case when ${name} is not null then gen_random_uuid() end`;
  return isKey && type === 'text' ? `n || ${name}` : name;
}

/** The indexes that no constraint needs. */
const INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`;

const CHECK_VIOLATION = '23514';

/**
 * Copies the rows of a table until it has about this many. Ids refer to nothing and triggers don't act, so that tables
 * can be filled by themselves. Returns whether that was possible: it is not where a table can't have many rows, such as
 * one for each currency.
 */
export async function fillTable(client: Client, table: string, rows: number): Promise<boolean> {
  const { rows: columns } = await client.query<Column>(COLUMNS, [table]);
  if (columns.some(({ type, isKey }) => isKey && type === 'boolean')) return false;
  const names = columns.map(({ name }) => name).join(', ');
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES, [
    table,
  ]);
  await client.query('set session_replication_role = replica');
  // Built at once, an index takes a fraction of the time.
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  try {
    await client.query(
      `insert into ${table} (${names}) select ${columns.map(copied).join(', ')} from ${table},
        generate_series(1, $1::int / (select count(*)::int from ${table})) as n`,
      [rows],
    );
    return true;
  } catch (error) {
    if (errorCode(error) === CHECK_VIOLATION) return false;
    throw error;
  } finally {
    for (const { definition } of indexes) await client.query(definition);
    await client.query(`analyze ${table}`);
    await client.query('reset session_replication_role');
  }
}
