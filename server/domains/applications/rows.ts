import { and, count, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { unreadBy } from '#server/domains/messages/queries.ts';
import {
  isLiveApplication,
  isOfKeptCandidate,
  toCandidateOf,
  toJobOf,
} from '#server/platform/database/being-deleted.ts';
import { among, inOrder } from '#server/platform/database/ids.ts';
import { applications, type Database, jobs, users } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import {
  APPLICATION_FILTERS,
  type ApplicationFilter,
  statusesWithSameLabel,
} from '#src/contract/applications/statuses.ts';

const isNotWithdrawn: SQL = isNull(applications.withdrawn_at);

/** Whether the candidate had applied to the same job before, and withdrawn. */
const isAgain = sql<boolean>`exists (
  select 1 from applications as earlier
  where earlier.job_id = ${applications.job_id}
    and earlier.candidate_id = ${applications.candidate_id}
    and earlier.withdrawn_at is not null and earlier.created_at < ${applications.created_at}
)`;

/** Columns of an application in lists. */
const rowColumns = {
  _id: applications._id,
  resume_url: applications.resume_url,
  phone: applications.phone,
  availability: applications.availability,
  status: applications.status,
  contact_email: applications.contact_email,
  contact_phone: applications.contact_phone,
  interview_date: iso(applications.interview_date),
  created_at: iso(applications.created_at),
  last_updated: iso(applications.announced_at),
  withdrawn_at: iso(applications.withdrawn_at),
  erased_at: iso(applications.erased_at),
  deletes_at: iso(applications.deletes_at),
  is_again: isAgain,
  unread_messages: unreadBy('candidate'),
};

/** The same with its long texts. */
const applicationColumns = {
  ...rowColumns,
  cover_letter: applications.cover_letter,
  additional_questions: applications.additional_questions,
  answers: applications.answers,
};

const relatedColumns = {
  job: {
    _id: jobs._id,
    title: jobs.title,
    company_name: jobs.company_name,
    location: jobs.location,
    removed_at: iso(jobs.removed_at),
  },
  candidate: {
    first_name: users.first_name,
    last_name: users.last_name,
    // That of a deleted candidate is none.
    email: sql<string>`case when ${users.is_shell} then '' else ${users.email} end`,
  },
  candidateId: applications.candidate_id,
  employerId: jobs.employer_id,
  // Only for the employer.
  openedAt: applications.opened_at,
  lastUpdated: iso(applications.last_updated),
  headline: applications.headline,
  place: applications.place,
  version: applications.__v,
  unreadByEmployer: unreadBy('employer'),
  rating: applications.rating,
  labels: applications.labels,
};

/** All applications with their jobs and candidates; add a condition. */
export const selectApplications = (db: Database) =>
  db
    .select({ application: applicationColumns, ...relatedColumns })
    .from(applications)
    .innerJoin(jobs, toJobOf)
    .innerJoin(users, toCandidateOf);

/** The same without their long texts, as lists show them. */
const selectApplicationRows = (db: Database) =>
  db
    .select({ application: rowColumns, ...relatedColumns })
    .from(applications)
    .innerJoin(jobs, toJobOf)
    .innerJoin(users, toCandidateOf);

type Row = Awaited<ReturnType<typeof selectApplicationRows>>[number];

/** A row as its candidate sees it, with the ids of both parties (rule STATUS-8). */
export const toFound = <One extends Row['application']>({
  application,
  job,
  candidate,
  ...more
}: Omit<Row, 'application'> & { application: One }) => ({
  application: { ...application, job, candidate },
  candidateId: more.candidateId,
  /** Undefined when the employer has removed the job: only the candidate still sees the application. */
  employerId: job.removed_at ? undefined : more.employerId,
  /** Added by `forEmployer`: the candidate sees a change only once it is announced. */
  ofEmployer: {
    is_new: more.openedAt === null && application.withdrawn_at === null,
    last_updated: more.lastUpdated,
    unread_messages: more.unreadByEmployer,
    headline: more.headline,
    place: more.place,
    rating: more.rating,
    labels: more.labels,
    __v: more.version,
  },
});

type Found<One extends Row['application']> = ReturnType<typeof toFound<One>>;
type FoundRow = Found<Row['application']>;
export type FoundApplication = Found<
  Awaited<ReturnType<typeof selectApplications>>[number]['application']
>;

/** The application as its job's employer sees it. */
export const forEmployer = <One extends object>({
  application,
  ofEmployer,
}: {
  application: One;
  ofEmployer: FoundRow['ofEmployer'];
}) => ({ ...application, ...ofEmployer });

const idOf = ({ application }: FoundRow): string => application._id;

/** The applications with these ids, in this order, without missing ones. */
export async function findAmong(db: Database, ids: readonly string[]): Promise<FoundApplication[]> {
  const rows = await selectApplications(db).where(among(applications._id, ids));
  return inOrder(ids, rows.map(toFound), idOf);
}

/** The same without their long texts. */
export async function findRowsAmong(db: Database, ids: readonly string[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectApplicationRows(db).where(among(applications._id, ids));
  return inOrder(ids, rows.map(toFound), idOf);
}

/** How many of these applications are in each status, and how many were withdrawn. */
export async function countStatuses(
  db: Database,
  condition: SQL,
): Promise<Record<ApplicationFilter, number>> {
  const status = sql<ApplicationFilter>`case when ${isNotWithdrawn} then ${applications.status} else 'withdrawn' end`;
  const rows = await db
    .select({ status, count: count() })
    .from(applications)
    .where(and(condition, isOfKeptCandidate))
    .groupBy(status);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return Object.fromEntries(
    APPLICATION_FILTERS.map((filter) => [filter, counts.get(filter) ?? 0]),
  ) as Record<ApplicationFilter, number>;
}

/** Condition: the application passes the filter; without a filter, it is live. */
export const isFiltered = (filter: ApplicationFilter | undefined): SQL | undefined => {
  if (filter === 'withdrawn') return and(isNotNull(applications.withdrawn_at), isOfKeptCandidate);
  return and(
    isLiveApplication,
    filter && inArray(applications.status, statusesWithSameLabel(filter)),
  );
};
