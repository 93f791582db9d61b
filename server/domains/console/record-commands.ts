import { and, eq, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { type LockedTable, lockRows } from '#server/platform/database/locks.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { ConsoleRecord } from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';
import { selectRecords } from './record-queries.ts';
import { entityTables } from './tables.ts';

type Row = Record<string, unknown>;

/** The place of each kind of record in the lock order. */
const LOCKED: Record<ConsoleEntity, LockedTable> = {
  users: 'users',
  jobs: 'jobs',
  applications: 'applications',
  candidates: 'others',
  employers: 'others',
  messages: 'others',
};

/** The record with this id, locked until the transaction ends; or undefined. */
export async function lockRecord(
  tx: Database,
  entity: ConsoleEntity,
  id: string,
): Promise<ConsoleRecord | undefined> {
  const { table, id: column, kept } = entityTables[entity];
  const record = tx.select({ _id: column }).from(table).where(eq(column, id));
  await lockRows(tx, LOCKED[entity], record, 'update');
  const [row] = await selectRecords(tx, entity).where(and(eq(column, id), kept));
  return row as ConsoleRecord | undefined;
}

/** Maps fields to columns and adds derived columns. */
const toColumns = (entity: ConsoleEntity, values: Row): Row =>
  Object.fromEntries(
    Object.entries(entityTables[entity].derived(values)).map(([name, value]) => [
      entityTables[entity].renamed[name] ?? name,
      value,
    ]),
  );

/** Inserts the record with the values of its fields. Throws the database's error. */
export async function insertRow(tx: Database, entity: ConsoleEntity, values: Row) {
  await tx
    .insert(entityTables[entity].table)
    .values(toColumns(entity, values) as PgInsertValue<PgTable>);
}

/** Sets these fields of the record and raises its version. Throws the database's error. */
export async function updateRow(tx: Database, entity: ConsoleEntity, id: string, values: Row) {
  const { table, id: column, version } = entityTables[entity];
  await tx
    .update(table)
    .set({ ...toColumns(entity, values), __v: sql`${version} + 1` })
    .where(eq(column, id));
}

/** Deletes the record and what the database cascades to. */
export async function deleteRow(tx: Database, entity: ConsoleEntity, id: string) {
  const { table, id: column } = entityTables[entity];
  await tx.delete(table).where(eq(column, id));
}
