import { and, desc, eq, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import { quoteUnread } from '#server/domains/messages/queries.ts';
import { isLiveApplication, isOfKeptJob } from '#server/platform/database/being-deleted.ts';
import { type BoundedArray, readBounded } from '#server/platform/database/bounded-array.ts';
import { pagesOf } from '#server/platform/database/pages.ts';
import {
  applicationMessages,
  applications,
  type Database,
} from '#server/platform/database/schema.ts';
import type { ApplicationRow, ApplicationRowPage } from '#src/contract/applications/application.ts';
import type { OwnApplicationsQuery } from '#src/contract/applications/application-queries.ts';
import { type ApplicationFilter, countFiltered } from '#src/contract/applications/statuses.ts';
import { ARRAY_MAX, UNREAD_APPLICATIONS_MAX } from '#src/contract/limits.ts';
import { countStatuses, findRowsAmong, isFiltered } from './rows.ts';

const isOf = (candidateId: string): SQL =>
  sql`${applications.candidate_id} = ${candidateId}::uuid and ${isOfKeptJob}`;

/** The ids of the candidate's applications, newest first. */
async function selectIds(
  db: Database,
  candidateId: string,
  status: ApplicationFilter | undefined,
  limit: number,
  offset = 0,
): Promise<string[]> {
  const rows = await db
    .select({ _id: applications._id })
    .from(applications)
    .where(and(isOf(candidateId), isFiltered(status)))
    .orderBy(desc(applications.created_at), desc(applications._id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row._id);
}

const selectAmong = async (db: Database, ids: readonly string[]): Promise<ApplicationRow[]> =>
  (await findRowsAmong(db, ids)).map(({ application }) => application);

/** The candidate's applications with messages they haven't read, the newest message first, with its beginning. */
async function listUnread(db: Database, candidateId: string): Promise<ApplicationRow[]> {
  const rows = await db
    .select({ _id: applications._id, quote: quoteUnread('candidate') })
    .from(applications)
    .innerJoin(applicationMessages, eq(applicationMessages.application_id, applications._id))
    .where(
      and(
        isOf(candidateId),
        isLiveApplication,
        eq(applicationMessages.side, 'employer'),
        isNotNull(applicationMessages.sent_at),
        isNull(applicationMessages.read_at),
      ),
    )
    .groupBy(applications._id)
    .orderBy(desc(max(applicationMessages.sent_at)), desc(applications._id))
    .limit(UNREAD_APPLICATIONS_MAX);
  const quotes = new Map(rows.map(({ _id, quote }) => [_id, quote]));
  const found = await selectAmong(db, [...quotes.keys()]);
  return found.map((application) => ({ ...application, quote: quotes.get(application._id) }));
}

/** The candidate's newest applications, as many as fit in one reply. */
export async function listAllOwnApplications(
  db: Database,
  candidateId: string,
): Promise<BoundedArray<ApplicationRow>> {
  const ids = await selectIds(db, candidateId, undefined, ARRAY_MAX + 1);
  return readBounded(ids, (some) => selectAmong(db, some));
}

/** One page of the candidate's applications, newest first; a page past the end is an empty list. */
export async function listOwnApplications(
  db: Database,
  candidateId: string,
  { page, limit, status }: OwnApplicationsQuery,
): Promise<ApplicationRowPage> {
  const isStart = page === 1 && status === undefined;
  const [counts, found, unread] = await Promise.all([
    countStatuses(db, isOf(candidateId)),
    selectIds(db, candidateId, status, limit, (page - 1) * limit).then((ids) =>
      selectAmong(db, ids),
    ),
    isStart && listUnread(db, candidateId),
  ]);
  const total = countFiltered(counts, status);
  return {
    applications: found,
    ...pagesOf(total, limit, page),
    total,
    counts,
    ...(unread && { unread }),
  };
}
