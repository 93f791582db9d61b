import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Application } from '../../src/contract/application.ts';
import type { ApplicationInput } from '../../src/contract/application-input.ts';
import type { SettableStatus } from '../../src/contract/enumerations.ts';
import { applications, type Database, jobs, users } from '../db/schema.ts';

/** An application and whom it concerns beside its candidate: the job's employer. */
export type FoundApplication = {
  application: Application;
  candidateId: string;
  employerId: string;
};

async function select(db: Database, where: SQL | undefined): Promise<FoundApplication[]> {
  const rows = await db
    .select({
      application: applications,
      job: {
        _id: jobs._id,
        title: jobs.title,
        company_name: jobs.company_name,
        location: jobs.location,
      },
      candidate: { first_name: users.first_name, last_name: users.last_name, email: users.email },
      employerId: jobs.employer_id,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .innerJoin(users, eq(users._id, applications.candidate_id))
    .where(where)
    .orderBy(desc(applications.created_at), desc(applications._id));
  return rows.map(({ application: row, job, candidate, employerId }) => {
    const { job_id: _job, candidate_id: candidateId, resume_file_id: _file, ...fields } = row;
    const application = {
      ...fields,
      job,
      candidate,
      created_at: row.created_at.toISOString(),
      last_updated: row.last_updated?.toISOString() ?? null,
      interview_date: row.interview_date?.toISOString() ?? null,
    };
    return { application, candidateId, employerId };
  });
}

/** All applications of one candidate, newest first. */
export async function listOfCandidate(db: Database, candidateId: string): Promise<Application[]> {
  const found = await select(db, eq(applications.candidate_id, candidateId));
  return found.map((one) => one.application);
}

/** All applications to one job, newest first. */
export async function listOfJob(db: Database, jobId: string): Promise<Application[]> {
  const found = await select(db, eq(applications.job_id, jobId));
  return found.map((one) => one.application);
}

/** The application with this id, or undefined. */
export async function findApplication(
  db: Database,
  id: string,
): Promise<FoundApplication | undefined> {
  const [found] = await select(db, eq(applications._id, id));
  return found;
}

/** What an application consists of, once its resume is known to be the candidate's. */
export type NewApplication = {
  jobId: string;
  candidate: { _id: string; email: string; phone: string };
  input: Required<ApplicationInput>;
  /** The uploaded file that `input.resume_url` names, if it names one. */
  resumeFileId: string | null;
};

/** Creates the application and gives it; undefined when the candidate has applied to this job before. */
export async function createApplication(
  db: Database,
  { jobId, candidate, input, resumeFileId }: NewApplication,
  now: Date,
): Promise<Application | undefined> {
  const _id = v7();
  const created = await db
    .insert(applications)
    .values({
      ...input,
      // What the form does not ask is known from the account.
      phone: input.phone || candidate.phone,
      _id,
      job_id: jobId,
      candidate_id: candidate._id,
      resume_file_id: resumeFileId,
      contact_email: candidate.email,
      contact_phone: input.phone || candidate.phone,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({ _id: applications._id });
  if (created.length === 0) return undefined;
  const found = await findApplication(db, _id);
  if (!found) throw new Error('The application disappeared while it was created');
  return found.application;
}

/** Sets the status, notes when, and gives the application; undefined when it is gone. */
export async function setStatus(
  db: Database,
  id: string,
  status: SettableStatus,
  now: Date,
): Promise<Application | undefined> {
  await db
    .update(applications)
    .set({ status, last_updated: now, __v: sql`${applications.__v} + 1` })
    .where(eq(applications._id, id));
  return (await findApplication(db, id))?.application;
}

/** Deletes the candidate's application; false when the candidate has none with this id. */
export async function withdraw(db: Database, id: string, candidateId: string): Promise<boolean> {
  const deleted = await db
    .delete(applications)
    .where(and(eq(applications._id, id), eq(applications.candidate_id, candidateId)))
    .returning({ _id: applications._id });
  return deleted.length > 0;
}

/** Which of these jobs (valid ids) the candidate has applied to. */
export async function appliedAmong(
  db: Database,
  candidateId: string,
  jobIds: readonly string[],
): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const rows = await db
    .select({ job_id: applications.job_id })
    .from(applications)
    .where(
      and(
        eq(applications.candidate_id, candidateId),
        // One parameter whatever the number, so that one prepared statement serves.
        sql`${applications.job_id} = any(${`{${jobIds.join(',')}}`}::uuid[])`,
      ),
    );
  return rows.map((row) => row.job_id);
}
