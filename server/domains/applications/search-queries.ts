import { and, count, eq, gte, type SQL, sql } from 'drizzle-orm';
import { toCandidateOf } from '#server/platform/database/being-deleted.ts';
import { pagesOf } from '#server/platform/database/pages.ts';
import { applications, type Database, users } from '#server/platform/database/schema.ts';
import type { ApplicationRowPage } from '#src/contract/applications/application.ts';
import type {
  ApplicationSearch,
  ApplicationSort,
} from '#src/contract/applications/application-search.ts';
import {
  APPLICATION_STATUSES,
  statusesWithSameLabel,
} from '#src/contract/applications/statuses.ts';
import { passesAnswers } from './answer-filters.ts';
import { countStatuses, findRowsAmong, forEmployer, isFiltered } from './rows.ts';

/** The filters and order of a search among a job's applications, without the page. */
export type ApplicationFilter = Pick<
  ApplicationSearch,
  'status' | 'query' | 'rating' | 'label' | 'answers' | 'sort'
>;

/**
 * Condition: the candidate's name, address or letter contains each of the query's first words, ignoring case and
 * accents.
 */
function contains(query: string): SQL {
  const text = sql`fold_text(${users.first_name} || ' ' || ${users.last_name} || ' ' || ${users.email}) || ' ' || ${applications.letter_key}`;
  // Builds the patterns once, not per application.
  const patterns = sql`(select array_agg(contains_pattern(word)) from unnest(first_words(fold_text(${query}))) as word)`;
  return sql`(${text}) like all (${patterns}::text[])`;
}

/** Rule REVIEW-2. */
const conditions = (
  jobId: string,
  { status, query, rating, label, answers }: ApplicationFilter,
): SQL | undefined =>
  and(
    eq(applications.job_id, jobId),
    isFiltered(status),
    query ? contains(query) : undefined,
    passesAnswers(jobId, answers),
    rating ? gte(applications.rating, rating) : undefined,
    label ? sql`fold_text(${label}) = any(fold_list(${applications.labels}))` : undefined,
  );

const newest = sql`${applications.created_at} desc, ${applications._id} desc`;
const statusOrder = sql.raw(
  APPLICATION_STATUSES.map((status, index) => {
    const [first = status] = [...statusesWithSameLabel(status)].sort();
    return `when '${status}' then ${Math.min(index, APPLICATION_STATUSES.indexOf(first))}`;
  }).join(' '),
);
const orders: Record<ApplicationSort, SQL> = {
  newest,
  oldest: sql`${applications.created_at}, ${applications._id}`,
  name: sql`fold_text(${users.first_name} || ' ' || ${users.last_name}) collate "C", ${newest}`,
  rating: sql`${applications.rating} desc nulls last, ${newest}`,
  status: sql`case ${applications.status} ${statusOrder} end, ${newest}`,
};

const selectIds = (db: Database, jobId: string, filter: ApplicationFilter) =>
  db
    .select({ _id: applications._id, total: sql`${count()} over ()`.mapWith(Number) })
    .from(applications)
    .innerJoin(users, toCandidateOf)
    .where(conditions(jobId, filter))
    .orderBy(orders[filter.sort])
    .$dynamic();

/** The ids of the job's applications that pass the filter, in its order. */
export async function findIds(
  db: Database,
  jobId: string,
  filter: ApplicationFilter,
): Promise<string[]> {
  return (await selectIds(db, jobId, filter)).map((row) => row._id);
}

/** The ids on one page (from 1), and how many there are on all. */
async function findPage(
  db: Database,
  jobId: string,
  { page, ...filter }: ApplicationSearch,
  limit: number,
): Promise<{ ids: string[]; total: number }> {
  const offset = (page - 1) * limit;
  const rows = await selectIds(db, jobId, filter).limit(limit).offset(offset);
  const ids = rows.map((row) => row._id);
  if (rows[0] || offset === 0) return { ids, total: rows[0]?.total ?? 0 };
  // A page past the end has no row with the total.
  const [first] = await selectIds(db, jobId, filter).limit(1);
  return { ids, total: first?.total ?? 0 };
}

/** One page of the job's applications as its employer sees them; a page past the end is an empty list. */
export async function listJobApplications(
  db: Database,
  jobId: string,
  search: ApplicationSearch,
  limit: number,
): Promise<ApplicationRowPage> {
  const [counts, { ids, total }] = await Promise.all([
    countStatuses(db, eq(applications.job_id, jobId)),
    findPage(db, jobId, search, limit),
  ]);
  const found = await findRowsAmong(db, ids);
  return {
    applications: found.map(forEmployer),
    ...pagesOf(total, limit, search.page),
    total,
    counts,
  };
}
