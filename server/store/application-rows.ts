import { eq, type SQL, sql } from 'drizzle-orm';
import type { Application, ApplicationRow } from '../../src/contract/application.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../src/contract/enumerations.ts';
import { applications, type Database, jobs, users } from '../db/schema.ts';
import { idList, inOrder } from './ids.ts';

/** What lists carry of an application. */
const rowColumns = {
  _id: applications._id,
  resume_url: applications.resume_url,
  phone: applications.phone,
  availability: applications.availability,
  status: applications.status,
  contact_email: applications.contact_email,
  contact_phone: applications.contact_phone,
  interview_date: applications.interview_date,
  created_at: applications.created_at,
  last_updated: applications.last_updated,
  __v: applications.__v,
};

/** The same with its long texts. */
const applicationColumns = {
  ...rowColumns,
  cover_letter: applications.cover_letter,
  additional_questions: applications.additional_questions,
};

const relatedColumns = {
  job: {
    _id: jobs._id,
    title: jobs.title,
    company_name: jobs.company_name,
    location: jobs.location,
  },
  candidate: { first_name: users.first_name, last_name: users.last_name, email: users.email },
  candidateId: applications.candidate_id,
  employerId: jobs.employer_id,
  openedAt: applications.opened_at,
};

/** An application, and whom it concerns beside its candidate: the job's employer. */
export type Found<One extends ApplicationRow> = {
  application: One;
  candidateId: string;
  employerId: string;
  /** Whether the employer has yet to open it: not for the candidate to know. */
  isNew: boolean;
};
export type FoundApplication = Found<Application>;

type Stored = typeof applications.$inferSelect;
type StoredRow = Pick<Stored, keyof typeof rowColumns>;
type StoredApplication = Pick<Stored, keyof typeof applicationColumns>;
type Selected<One extends StoredRow> = {
  application: One;
  job: Application['job'];
  candidate: Application['candidate'];
  candidateId: string;
  employerId: string;
  openedAt: Date | null;
};

/** All applications with their jobs and candidates; add a condition. */
export const selectApplications = (db: Database) =>
  db
    .select({ application: applicationColumns, ...relatedColumns })
    .from(applications)
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .innerJoin(users, eq(users._id, applications.candidate_id));

/** The same without their long texts, as lists show them. */
const selectApplicationRows = (db: Database) =>
  db
    .select({ application: rowColumns, ...relatedColumns })
    .from(applications)
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .innerJoin(users, eq(users._id, applications.candidate_id));

/** A row as the contract shows it, moments as ISO date-times. */
const found = <One extends StoredRow>({ application, openedAt, ...related }: Selected<One>) => {
  const { job, candidate, candidateId, employerId } = related;
  return {
    application: {
      ...application,
      job,
      candidate,
      created_at: application.created_at.toISOString(),
      last_updated: application.last_updated?.toISOString() ?? null,
      interview_date: application.interview_date?.toISOString() ?? null,
    },
    candidateId,
    employerId,
    isNew: openedAt === null,
  };
};

/** A row of `selectApplications`. */
export const toFound = (row: Selected<StoredApplication>): FoundApplication => found(row);

/** A row of `selectApplicationRows`. */
const toFoundRow = (row: Selected<StoredRow>): Found<ApplicationRow> => found(row);

/** The application as its job's employer sees it in a list. */
export const forEmployer = <One extends ApplicationRow>({
  application,
  isNew,
}: Found<One>): One => ({
  ...application,
  is_new: isNew,
});

const idOf = ({ application }: Found<ApplicationRow>): string => application._id;

/** These applications in the order of the ids, without those that are gone. */
export async function findAmong(db: Database, ids: readonly string[]): Promise<FoundApplication[]> {
  const rows = await selectApplications(db).where(isAmong(ids));
  return inOrder(ids, rows.map(toFound), idOf);
}

/** The same without their long texts. */
export async function findRowsAmong(
  db: Database,
  ids: readonly string[],
): Promise<Found<ApplicationRow>[]> {
  if (ids.length === 0) return [];
  const rows = await selectApplicationRows(db).where(isAmong(ids));
  return inOrder(ids, rows.map(toFoundRow), idOf);
}

/** How many of these applications are in each status. */
export async function countStatuses(
  db: Database,
  condition: SQL,
): Promise<Record<ApplicationStatus, number>> {
  const rows = await db
    .select({ status: applications.status, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(condition)
    .groupBy(applications.status);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return Object.fromEntries(
    APPLICATION_STATUSES.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<ApplicationStatus, number>;
}

/** The condition that an application is among these: one parameter whatever their number. */
export const isAmong = (ids: readonly string[]): SQL =>
  sql`${applications._id} = any(${idList(ids)}::uuid[])`;
