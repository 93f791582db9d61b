import { and, eq, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type BoundedArray, readBounded } from '#server/platform/database/bounded-array.ts';
import { idList, inOrder, isId } from '#server/platform/database/ids.ts';
import { pagesOf } from '#server/platform/database/pages.ts';
import { applications, type Database, jobs, users } from '#server/platform/database/schema.ts';
import {
  CONSOLE_COUNT_MAX,
  type ConsolePage,
  type ConsoleRecord,
} from '#src/contract/console/console.ts';
import type {
  ConsoleEntity,
  ConsoleList,
  ConsoleSort,
} from '#src/contract/console/console-search.ts';
import { ARRAY_MAX } from '#src/contract/limits.ts';
import { entityTables, referringFields } from './tables.ts';

/** Maximum distinct words of a search; further words are ignored. */
const WORDS_MAX = 8;

/** Selects all records of one kind, whole or as rows of a list; add a condition. */
export function selectRecords(
  db: Database,
  entity: ConsoleEntity,
  part: 'shown' | 'row' = 'shown',
) {
  const { table, id, isProfile, ...parts } = entityTables[entity];
  const query = db.select(parts[part]).from(table).$dynamic();
  return isProfile ? query.innerJoin(users, eq(users._id, id)) : query;
}

/**
 * Condition of a search: the record is kept, and either contains every word or, for an id, has or references that id.
 * An application contains what its job and its candidate do.
 */
function found(entity: ConsoleEntity, text: string | undefined): SQL | undefined {
  const { table, id, references, isProfile, kept } = entityTables[entity];
  if (!text) return kept;
  if (isId(text)) return and(or(...[id, ...references].map((column) => eq(column, text))), kept);
  const words = [...new Set(text.split(/\s+/).filter(Boolean))].slice(0, WORDS_MAX);
  return and(
    kept,
    ...words.map((word) => {
      const contains = sql`search_key like contains_pattern(${word})`;
      const own = sql.identifier(getTableName(table));
      if (entity === 'applications')
        return sql`${id} in (
          select _id from ${table} where ${contains}
          union all select ${id} from ${table} where ${applications.job_id} in (
            select _id from ${jobs} where ${contains}
          )
          union all select ${id} from ${table} where ${applications.candidate_id} in (
            select _id from ${users} where ${contains}
          )
        )`;
      if (!isProfile) return sql`${own}.${contains}`;
      // Each part can use its table's index; a condition across the join could use none.
      return sql`${id} in (
        select user_id from ${table} where ${contains}
        union all select _id from ${users} where ${contains}
      )`;
    }),
  );
}

function order(entity: ConsoleEntity, sort: ConsoleSort): SQL {
  const { id, created, nameOrder } = entityTables[entity];
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const key = sort.replace('-', '');
  if (key === '_id') return sql`${id} ${direction}`;
  return sql`${key === 'name' ? nameOrder : created} ${direction}, ${id} ${direction}`;
}

/** The ids found, in order, read only from an index. */
export async function listIds(
  db: Database,
  entity: ConsoleEntity,
  { sort, query }: Pick<ConsoleList, 'sort' | 'query'>,
  limit: number,
  offset = 0,
): Promise<string[]> {
  const { table, id, isProfile } = entityTables[entity];
  const all = db.select({ _id: id }).from(table).$dynamic();
  const joined = isProfile && sort.endsWith('name') ? all.innerJoin(users, eq(users._id, id)) : all;
  const rows = await joined
    .where(found(entity, query))
    .orderBy(order(entity, sort))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => String(row._id));
}

/** The records with these ids, in their order, whole or as rows of a list. */
export async function findRecords(
  db: Database,
  entity: ConsoleEntity,
  ids: readonly string[],
  part: 'shown' | 'row' = 'shown',
): Promise<ConsoleRecord[]> {
  if (ids.length === 0) return [];
  const { id, kept } = entityTables[entity];
  const records = await selectRecords(db, entity, part).where(
    and(inArray(id, sql`(select unnest(${idList(ids)}::uuid[]))`), kept),
  );
  return withNames(
    db,
    entity,
    inOrder(ids, records as ConsoleRecord[], (record) => record._id),
  );
}

/** Adds the names of referenced records, with one query per referring field. */
async function withNames(
  db: Database,
  entity: ConsoleEntity,
  records: readonly ConsoleRecord[],
): Promise<ConsoleRecord[]> {
  const fields = referringFields(entity);
  if (fields.length === 0) return [...records];
  const called = await Promise.all(
    fields.map(async ({ name, refersTo }) => {
      const ids = [...new Set(records.map((record) => String(record[name])))].filter(isId);
      const { table, id, called } = entityTables[refersTo];
      const rows = await db
        .select({ _id: id, called })
        .from(table)
        .where(inArray(id, sql`(select unnest(${idList(ids)}::uuid[]))`));
      return new Map(rows.map((row) => [String(row._id), String(row.called)]));
    }),
  );
  return records.map((record) => ({
    ...record,
    _names: Object.fromEntries(
      fields.map(({ name }, index) => [name, called[index]?.get(String(record[name])) ?? '']),
    ),
  }));
}

/** One page of the records found; a page past the end is empty. */
export async function listRecords(
  db: Database,
  entity: ConsoleEntity,
  list: ConsoleList,
  limit: number,
): Promise<ConsolePage> {
  const { page } = list;
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(entityTables[entity].table)
    .where(found(entity, list.query))
    .limit(CONSOLE_COUNT_MAX + 1)
    .as('counted');
  const count = await db.$count(counted);
  // Reads ids first, so that a late page reads no more records than an early one.
  const ids = await listIds(db, entity, list, limit, (page - 1) * limit);
  const records = await findRecords(db, entity, ids, 'row');
  const total = Math.min(count, CONSOLE_COUNT_MAX);
  return {
    records,
    total,
    more: count > CONSOLE_COUNT_MAX,
    ...pagesOf(total, limit, page),
  };
}

/** The first records, as many as fit in one reply. */
export async function listAllRecords(
  db: Database,
  entity: ConsoleEntity,
  list: Pick<ConsoleList, 'sort' | 'query'>,
): Promise<BoundedArray<ConsoleRecord>> {
  const ids = await listIds(db, entity, list, ARRAY_MAX + 1);
  return readBounded(ids, (some) => findRecords(db, entity, some));
}

export async function getRecord(
  db: Database,
  entity: ConsoleEntity,
  id: string,
): Promise<ConsoleRecord | undefined> {
  const [record] = await findRecords(db, entity, [id]);
  return record;
}
