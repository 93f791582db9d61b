import { and, asc, gt, lt, sql } from 'drizzle-orm';
import { hasRow } from '#server/platform/database/has-row.ts';
import { lockRows } from '#server/platform/database/locks.ts';
import { type Database, jobs } from '#server/platform/database/schema.ts';
import { PLACE_VERSION } from './place-list.ts';
import { resolvePlace } from './queries.ts';

/** What is stored of the place that a job's location names. Written wherever a location is. */
export function placeColumns(
  location: string,
): Pick<
  typeof jobs.$inferSelect,
  'place_city' | 'place_region' | 'place_country' | 'place_words' | 'place_codes' | 'place_version'
> {
  const { city, region, country, words, codes } = resolvePlace(location);
  return {
    place_city: city,
    place_region: region,
    place_country: country,
    place_words: words,
    place_codes: codes,
    place_version: PLACE_VERSION,
  };
}

/** Changes of a job, with its place when its location is among them. */
export const withPlace = <Changes extends { location?: unknown }>(changes: Changes) => ({
  ...changes,
  ...(typeof changes.location === 'string' && placeColumns(changes.location)),
});

const isOutdated = lt(jobs.place_version, PLACE_VERSION);

/** Whether there are jobs whose place was read by an older list, or not at all. */
export const hasOutdatedPlaces = (db: Database): Promise<boolean> => hasRow(db, jobs, isOutdated);

/**
 * Reads the places of up to `limit` outdated jobs with ids after `after`, in one transaction; leaves out those
 * that another instance is about to write. Gives the last id, or undefined when there are none left.
 */
export function updatePlaces(
  db: Database,
  limit: number,
  after: string | undefined,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const outdated = tx
      .select({ _id: jobs._id, location: jobs.location })
      .from(jobs)
      .where(and(isOutdated, after === undefined ? undefined : gt(jobs._id, after)))
      .orderBy(asc(jobs._id))
      .limit(limit);
    const rows = await lockRows(tx, 'jobs', outdated, 'no key update', { skipLocked: true });
    if (rows.length === 0) return undefined;
    const places = rows.map(({ _id, location }) => ({ _id, ...placeColumns(location) }));
    await tx
      .update(jobs)
      .set({
        place_city: sql`read.place_city`,
        place_region: sql`read.place_region`,
        place_country: sql`read.place_country`,
        place_words: sql`read.place_words`,
        place_codes: sql`read.place_codes`,
        place_version: PLACE_VERSION,
      })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as read (
          _id uuid, place_city text, place_region text, place_country text, place_words text,
          place_codes text[]
        )`,
      )
      .where(sql`${jobs._id} = read._id`);
    return rows.at(-1)?._id;
  });
}
