import { and, asc, gt, lt, sql } from 'drizzle-orm';
import { hasRow } from '#server/platform/database/has-row.ts';
import { lockRows } from '#server/platform/database/locks.ts';
import { type Database, jobs } from '#server/platform/database/schema.ts';
import { PLACE_VERSION } from './place-list.ts';
import { resolvePlace } from './queries.ts';

/** The place columns of a job's location. Every write of a location must set them. */
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

/** A job's changes, with place columns if the location changes. */
export const withPlace = <Changes extends { location?: unknown }>(changes: Changes) => ({
  ...changes,
  ...(typeof changes.location === 'string' && placeColumns(changes.location)),
});

const isOutdated = lt(jobs.place_version, PLACE_VERSION);

/** Whether any job's place was read by an older list or never. */
export const hasOutdatedPlaces = (db: Database): Promise<boolean> => hasRow(db, jobs, isOutdated);

/**
 * Updates the places of up to `limit` outdated jobs with ids after `after` in one transaction, skipping jobs locked by
 * others. Returns the last id, or undefined when none are left.
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
