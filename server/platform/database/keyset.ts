import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A row's place in a list with the newest first. */
export type Place = { created_at: string; _id: string };

type Sorted = { created_at: SQLWrapper; _id: SQLWrapper };

/** Condition: the row comes after this place in the list; true of all rows without a place. */
export const isAfter = ({ created_at, _id }: Sorted, place: Place | undefined): SQL | undefined =>
  place && sql`(${created_at}, ${_id}) < (${place.created_at}::timestamptz, ${place._id}::uuid)`;

/** Reads a part of a list: at most `limit` rows after a place. */
export type ReadPart<Row extends Place> = (limit: number, after?: Place) => Promise<Row[]>;

/** The parts of a whole list, each read when the last one is done with. */
export async function* inParts<Row extends Place>(
  read: ReadPart<Row>,
  limit: number,
): AsyncGenerator<Row[]> {
  let after: Place | undefined;
  do {
    const rows = await read(limit, after);
    if (rows.length > 0) yield rows;
    after = rows.length < limit ? undefined : rows.at(-1);
  } while (after);
}
