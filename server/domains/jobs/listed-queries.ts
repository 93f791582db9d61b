import { and, eq, type SQL, sql } from 'drizzle-orm';
import { among } from '#server/platform/database/ids.ts';
import { preparedQuery } from '#server/platform/database/prepared-query.ts';
import { type Database, employers, jobs } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { isListed, newestFirst, selectJobs, toJob } from './row-queries.ts';

/*
 * Reads all listed jobs, a page at a time. Pages are keyed by publication time, which never changes, and id: no job
 * appears twice despite concurrent writes, and the last page takes no longer than the first.
 */

/** A position in the order of publication. */
export type Place = { published_at: string; _id: string };

/** Positions before and after all jobs. */
export const OLDEST: Place = {
  published_at: '-infinity',
  _id: '00000000-0000-0000-0000-000000000000',
};
export const NEWEST: Place = {
  published_at: 'infinity',
  _id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

const value = sql.placeholder;
const place = sql`(${jobs.published_at}, ${jobs._id})`;
const given = (name: string): SQL =>
  sql`(${value(name)}::timestamptz, ${value(`${name}_id`)}::uuid)`;
const oldestFirst = sql`${jobs.published_at}, ${jobs._id}`;

const toPlace = (row: { published_at?: string | null; _id: string }): Place => ({
  // Never null here: the comparison excludes unpublished jobs.
  published_at: row.published_at ?? NEWEST.published_at,
  _id: row._id,
});

const placeQuery = preparedQuery((db) =>
  db
    .select({ published_at: iso(jobs.published_at), _id: jobs._id })
    .from(jobs)
    .where(and(isListed(value('today')), sql`${place} >= ${given('from')}`))
    .orderBy(oldestFirst)
    .limit(1)
    .offset(value('skipped'))
    .prepare('place_of_job'),
);

/**
 * The positions of every `size`th listed job, starting with the oldest; none without a job. Skips at most `step` jobs
 * per query, so that each query is short and, with many jobs, reads only an index.
 */
export async function findPlaces(
  db: Database,
  today: string,
  { size, step }: { size: number; step: number },
): Promise<Place[]> {
  const places: Place[] = [];
  for (let from = OLDEST, skipped = 0, left = 0; ; skipped = Math.min(left, step)) {
    const [row] = await placeQuery(db).execute({
      today,
      from: from.published_at,
      from_id: from._id,
      skipped,
    });
    if (!row) return places;
    from = toPlace(row);
    left -= skipped;
    if (left > 0) continue;
    places.push(from);
    left = size;
  }
}

const changesQuery = preparedQuery((db) =>
  db
    .select({
      _id: jobs._id,
      published_at: iso(jobs.published_at),
      changed: iso(sql<Date>`greatest(${jobs.updated_at}, ${employers.updated_at})`),
    })
    .from(jobs)
    .leftJoin(employers, eq(employers.user_id, jobs.employer_id))
    .where(
      and(
        isListed(value('today')),
        sql`${place} >= ${given('from')} and ${place} < ${given('until')}`,
      ),
    )
    .orderBy(oldestFirst)
    .limit(value('limit'))
    .prepare('changes_of_jobs'),
);

/** A job's id, and when it or its company was last changed. */
export type JobChange = { _id: string; changed: string };
/** A page of a list; `next` is where the next page starts, undefined after the last one. */
export type ListedPage<Row> = { rows: Row[]; next: Place | undefined };

/** One page of the listed jobs from `from` to just before `until`, oldest first. */
export async function listChanges(
  db: Database,
  today: string,
  { from, until, limit }: { from: Place; until: Place; limit: number },
): Promise<ListedPage<JobChange>> {
  const rows = await changesQuery(db).execute({
    today,
    from: from.published_at,
    from_id: from._id,
    until: until.published_at,
    until_id: until._id,
    limit: limit + 1,
  });
  const following = rows[limit];
  return { rows: rows.slice(0, limit), next: following && toPlace(following) };
}

const jobsQuery = preparedQuery((db) =>
  selectJobs(db)
    .where(and(isListed(value('today')), sql`${place} < ${given('before')}`))
    .orderBy(newestFirst)
    .limit(value('limit'))
    .prepare('listed_jobs'),
);

/** One page of the listed jobs published before `before`, with all texts, newest first. */
export async function listJobs(
  db: Database,
  today: string,
  { before, limit }: { before: Place; limit: number },
): Promise<ListedPage<Job>> {
  const rows = await jobsQuery(db).execute({
    today,
    before: before.published_at,
    before_id: before._id,
    limit,
  });
  const last = rows[limit - 1];
  return { rows: rows.map(toJob), next: last && toPlace(last) };
}

/** The start of these jobs' descriptions, and when the jobs were changed. */
export async function describeJobs(
  db: Database,
  ids: readonly string[],
  length: number,
): Promise<Map<string, { beginning: string; changed: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      _id: jobs._id,
      beginning: sql<string>`left(${jobs.description}, ${length}::int)`,
      changed: iso(jobs.updated_at),
    })
    .from(jobs)
    .where(among(jobs._id, ids));
  return new Map(rows.map(({ _id, ...row }) => [_id, row]));
}
