import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Application } from '../../src/contract/application.ts';
import { applications, type Database, jobs, users } from '../db/schema.ts';

const {
  job_id: _job,
  resume_file_id: _file,
  letter_key: _key,
  ...shown
} = getTableColumns(applications);

const columns = {
  application: shown,
  job: {
    _id: jobs._id,
    title: jobs.title,
    company_name: jobs.company_name,
    location: jobs.location,
  },
  candidate: { first_name: users.first_name, last_name: users.last_name, email: users.email },
  employerId: jobs.employer_id,
};

/** An application, and whom it concerns beside its candidate: the job's employer. */
export type FoundApplication = {
  application: Application;
  candidateId: string;
  employerId: string;
  /** Whether the employer has yet to open it: not for the candidate to know. */
  isNew: boolean;
};

type Shown = Pick<typeof applications.$inferSelect, keyof typeof shown>;
type Row = {
  application: Shown;
  job: Application['job'];
  candidate: Application['candidate'];
  employerId: string;
};

/** All applications with their jobs and candidates; add a condition and an order. */
export const selectApplications = (db: Database) =>
  db
    .select(columns)
    .from(applications)
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .innerJoin(users, eq(users._id, applications.candidate_id));

/** A row as the contract shows it, moments as ISO date-times. */
export function toFound({ application: row, job, candidate, employerId }: Row): FoundApplication {
  const { candidate_id: candidateId, opened_at, ...fields } = row;
  const application = {
    ...fields,
    job,
    candidate,
    created_at: row.created_at.toISOString(),
    last_updated: row.last_updated?.toISOString() ?? null,
    interview_date: row.interview_date?.toISOString() ?? null,
  };
  return { application, candidateId, employerId, isNew: opened_at === null };
}

/** The application as its job's employer sees it in a list. */
export const forEmployer = ({ application, isNew }: FoundApplication): Application => ({
  ...application,
  is_new: isNew,
});

/** The condition that an application is among these: one parameter whatever their number. */
export const isAmong = (ids: readonly string[]): SQL =>
  sql`${applications._id} = any(${idList(ids)}::uuid[])`;

/** Ids as the one parameter of a statement, whatever their number. */
export const idList = (ids: readonly string[]): string => `{${ids.join(',')}}`;
