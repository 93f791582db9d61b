import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ApplicationPage } from '../../src/contract/application.ts';
import type { ApplicationSearch, ApplicationSort } from '../../src/contract/application-search.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../src/contract/enumerations.ts';
import { APPLICATIONS_PAGE_SIZE } from '../../src/contract/limits.ts';
import { applications, type Database, users } from '../db/schema.ts';
import {
  type FoundApplication,
  forEmployer,
  isAmong,
  selectApplications,
  toFound,
} from './application-rows.ts';

/** What a search asks of a job's applications, beside the page. */
export type ApplicationFilter = Pick<ApplicationSearch, 'status' | 'query' | 'sort'>;

/** Hired and accepted are one to the reader: both are called Accepted. */
const sameLabel = (status: ApplicationStatus): readonly ApplicationStatus[] =>
  status === 'hired' || status === 'accepted' ? ['hired', 'accepted'] : [status];

/** Each of the first words is in the candidate's name, address or letter, whatever its case and accents. */
function contains(query: string): SQL {
  const text = sql`fold_text(${users.first_name} || ' ' || ${users.last_name} || ' ' || ${users.email}) || ' ' || ${applications.letter_key}`;
  // The patterns are made once, not for each application.
  const patterns = sql`(select array_agg(contains_pattern(word)) from unnest(first_words(fold_text(${query}))) as word)`;
  return sql`(${text}) like all (${patterns}::text[])`;
}

const conditions = (jobId: string, { status, query }: ApplicationFilter): SQL | undefined =>
  and(
    eq(applications.job_id, jobId),
    status && inArray(applications.status, [...sameLabel(status)]),
    query ? contains(query) : undefined,
  );

const newest = sql`${applications.created_at} desc, ${applications._id} desc`;
const statusOrder = sql.raw(
  APPLICATION_STATUSES.map((status, index) => {
    const [first = status] = [...sameLabel(status)].sort();
    return `when '${status}' then ${Math.min(index, APPLICATION_STATUSES.indexOf(first))}`;
  }).join(' '),
);
const orders: Record<ApplicationSort, SQL> = {
  newest,
  oldest: sql`${applications.created_at}, ${applications._id}`,
  name: sql`fold_text(${users.first_name} || ' ' || ${users.last_name}) collate "C", ${newest}`,
  status: sql`case ${applications.status} ${statusOrder} end, ${newest}`,
};

/** How many applications to the job are in each status. */
async function countStatuses(
  db: Database,
  jobId: string,
): Promise<Record<ApplicationStatus, number>> {
  const rows = await db
    .select({ status: applications.status, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(eq(applications.job_id, jobId))
    .groupBy(applications.status);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return Object.fromEntries(
    APPLICATION_STATUSES.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<ApplicationStatus, number>;
}

const selectIds = (db: Database, jobId: string, filter: ApplicationFilter) =>
  db
    .select({ _id: applications._id, total: sql<number>`count(*) over ()::int` })
    .from(applications)
    .innerJoin(users, eq(users._id, applications.candidate_id))
    .where(conditions(jobId, filter))
    .orderBy(orders[filter.sort])
    .$dynamic();

/** The ids of the job's applications that the filter leaves over, in its order. */
export async function findIds(
  db: Database,
  jobId: string,
  filter: ApplicationFilter,
): Promise<string[]> {
  return (await selectIds(db, jobId, filter)).map((row) => row._id);
}

/** These applications in the order of the ids, without those that are gone. */
export async function findAmong(db: Database, ids: readonly string[]): Promise<FoundApplication[]> {
  const rows = await selectApplications(db).where(isAmong(ids));
  const found = new Map(rows.map((row) => [row.application._id, toFound(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The ids on one page (from 1), and how many there are on all. */
async function findPage(
  db: Database,
  jobId: string,
  { page, ...filter }: ApplicationSearch,
): Promise<{ ids: string[]; total: number }> {
  const offset = (page - 1) * APPLICATIONS_PAGE_SIZE;
  const rows = await selectIds(db, jobId, filter).limit(APPLICATIONS_PAGE_SIZE).offset(offset);
  const ids = rows.map((row) => row._id);
  if (rows[0] || offset === 0) return { ids, total: rows[0]?.total ?? 0 };
  // A page past the end does not know.
  const [first] = await selectIds(db, jobId, filter).limit(1);
  return { ids, total: first?.total ?? 0 };
}

/** One page of the job's applications as its employer sees them; a page past the end is an empty list. */
export async function searchApplications(
  db: Database,
  jobId: string,
  search: ApplicationSearch,
): Promise<ApplicationPage> {
  const [counts, { ids, total }] = await Promise.all([
    countStatuses(db, jobId),
    findPage(db, jobId, search),
  ]);
  const found = await findAmong(db, ids);
  return {
    applications: found.map(forEmployer),
    totalPages: Math.max(1, Math.ceil(total / APPLICATIONS_PAGE_SIZE)),
    currentPage: search.page,
    total,
    counts,
  };
}
