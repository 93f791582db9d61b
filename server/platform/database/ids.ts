import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text has the form of a record's id (UUID). */
export const isId = (text: string): boolean => ID.test(text);

/** Ids as a single parameter of a statement, whatever their number. */
export const idList = (ids: readonly string[]): string => `{${ids.join(',')}}`;

export const among = (id: SQLWrapper, ids: readonly string[]): SQL =>
  sql`${id} = any(${idList(ids)}::uuid[])`;

/** The records in the order of these ids; missing ones are skipped. */
export function inOrder<One>(
  ids: readonly string[],
  records: readonly One[],
  idOf: (record: One) => string,
): One[] {
  const found = new Map(records.map((record) => [idOf(record), record]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
