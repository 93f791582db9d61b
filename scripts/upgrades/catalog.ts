import type { Client } from 'pg';

/** Objects of extensions, which belong to the server's version. */
const notOfExtension = (catalog: string, oid: string) =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`;

/** Everything that makes up a schema, one thing a line. */
const CATALOG = `
  select 'extension ' || extname as line from pg_extension
  union all
  select concat_ws(' ', 'column', relname || '.' || attname,
    row_number() over (partition by attrelid order by attnum), format_type(atttypid, atttypmod),
    case when attnotnull then 'not null' end, nullif(attgenerated, ''), nullif(attidentity, ''),
    (select collname from pg_collation where oid = attcollation), pg_get_expr(adbin, adrelid))
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm') and attnum > 0 and not attisdropped
  union all
  select concat_ws(' ', 'table', relname, relkind, relpersistence, array_to_string(reloptions, ','))
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'S')
  union all
  select concat_ws(' ', 'constraint', conrelid::regclass, conname, case when not convalidated then 'not valid' end,
    pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
  union all
  select concat_ws(' ', 'index', case when not indisvalid then 'invalid' end, pg_get_indexdef(indexrelid))
    from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  union all
  select 'function ' || pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'public'::regnamespace and prokind <> 'a' and ${notOfExtension('pg_proc', 'oid')}
  union all
  select concat_ws(' ', 'text search', cfgname, maptokentype, mapseqno, mapdict::regdictionary)
    from pg_ts_config join pg_ts_config_map on mapcfg = pg_ts_config.oid
    where cfgnamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', 'dictionary', dictname, dictinitoption) from pg_ts_dict
    where dictnamespace = 'public'::regnamespace
  union all
  select concat_ws(' ', 'type', typname, typtype, (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid))
    from pg_type where typnamespace = 'public'::regnamespace and typtype in ('d', 'e')
      and ${notOfExtension('pg_type', 'oid')}`;

/**
 * Describes the schema of a database: tables, columns, defaults, constraints, indexes, triggers, functions. Without
 * parentheses, since PostgreSQL sets more of them in what was loaded from a dump.
 */
export async function readCatalog(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(CATALOG);
  return rows.map(({ line }) => line.replace(/[()]/g, '')).sort();
}

/** The names of columns by their tables. */
export type Columns = ReadonlyMap<string, readonly string[]>;
/** The rows of each table, as JSON. */
export type Rows = Readonly<Record<string, readonly string[]>>;

/** The tables of a database with their columns in order, or with those alone that can be written. */
export async function tableColumns(
  client: Client,
  which: 'all' | 'written' = 'all',
): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and ($1 = 'all' or attgenerated = '')
    group by relname order by relname`,
    [which],
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** The rows of each table with these columns of it alone. Throws if a table or column is gone. */
export async function readRows(client: Client, columns: Columns): Promise<Rows> {
  const found: Record<string, string[]> = {};
  for (const [table, names] of columns) {
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(one)::text as row from (select ${names.join(', ')} from ${table}) as one order by 1`,
    );
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}
