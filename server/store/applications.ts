import { and, desc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Application } from '../../src/contract/application.ts';
import type { ApplicationInput } from '../../src/contract/application-input.ts';
import { ARRAY_MAX } from '../../src/contract/limits.ts';
import { applications, type Database, users } from '../db/schema.ts';
import { eventsOf } from './application-events.ts';
import {
  type FoundApplication,
  findAmong,
  forEmployer,
  selectApplications,
  toFound,
} from './application-rows.ts';
import { type BoundedArray, readBounded } from './bounded-array.ts';
import { lockFile } from './files.ts';
import { idList } from './ids.ts';

const newestFirst = [desc(applications.created_at), desc(applications._id)];

/** The newest applications to one job as its employer sees them, as many as one reply may hold. */
export async function listJobApplications(
  db: Database,
  jobId: string,
): Promise<BoundedArray<Application>> {
  const rows = await db
    .select({ _id: applications._id })
    .from(applications)
    .where(eq(applications.job_id, jobId))
    .orderBy(...newestFirst)
    .limit(ARRAY_MAX + 1);
  const ids = rows.map(({ _id }) => _id);
  return readBounded(ids, async (some) => (await findAmong(db, some)).map(forEmployer));
}

/** The application with this id, or undefined. */
export async function findApplication(
  db: Database,
  id: string,
): Promise<FoundApplication | undefined> {
  const [row] = await selectApplications(db).where(eq(applications._id, id));
  return row && toFound(row);
}

/**
 * The application with the changes of its status, as `caller` (its candidate or employer) sees it. Who
 * made a change is told to the employer alone.
 */
export async function describeApplication(
  db: Database,
  found: FoundApplication,
  caller: string,
): Promise<Application> {
  const events = await eventsOf(db, found.application._id);
  if (found.employerId === caller) return { ...forEmployer(found), events };
  return { ...found.application, events: events.map((event) => ({ ...event, by: '' })) };
}

/** What an application consists of, once its resume is known to be the candidate's. */
export type NewApplication = {
  jobId: string;
  candidate: { _id: string; email: string; phone: string };
  input: Required<ApplicationInput>;
  /** The uploaded file that `input.resume_url` names, if it names one. */
  resumeFileId: string | null;
};

/**
 * Creates the application and gives it; `duplicate` when the candidate has applied to this job before,
 * `no_resume` when the file was removed a moment ago.
 */
export async function createApplication(
  db: Database,
  { jobId, candidate, input, resumeFileId }: NewApplication,
  now: Date,
): Promise<Application | 'duplicate' | 'no_resume'> {
  const _id = v7();
  const outcome = await db.transaction(async (tx) => {
    if (resumeFileId !== null) {
      // The user before the file, in the order in which an account is deleted.
      await tx
        .select({ _id: users._id })
        .from(users)
        .where(eq(users._id, candidate._id))
        .for('key share');
      if (!(await lockFile(tx, resumeFileId))) return 'no_resume';
    }
    const created = await tx
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
    return created.length > 0 ? 'created' : 'duplicate';
  });
  if (outcome !== 'created') return outcome;
  const found = await findApplication(db, _id);
  if (!found) throw new Error('The application disappeared while it was created');
  return found.application;
}

/** Deletes the candidate's application; false when the candidate has none with this id. */
export async function withdraw(db: Database, id: string, candidateId: string): Promise<boolean> {
  const deleted = await db
    .delete(applications)
    .where(and(eq(applications._id, id), eq(applications.candidate_id, candidateId)))
    .returning({ _id: applications._id });
  return deleted.length > 0;
}

/** Whether the account has applied to any job. */
export async function hasApplied(db: Database, candidateId: string): Promise<boolean> {
  const found = await db
    .select({ _id: applications._id })
    .from(applications)
    .where(eq(applications.candidate_id, candidateId))
    .limit(1);
  return found.length > 0;
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
        sql`${applications.job_id} = any(${idList(jobIds)}::uuid[])`,
      ),
    );
  return rows.map((row) => row.job_id);
}
