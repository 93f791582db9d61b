import { and, count, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Dependents } from '../../src/contract/console.ts';
import { applications, type Database, files, jobs, users } from '../db/schema.ts';
import { markAllDeleted } from './files.ts';

/** What is deleted with the account: its jobs, the applications that it sent or received, its files. */
export async function dependentsOfUser(db: Database, id: string): Promise<Dependents> {
  const own = db.select({ _id: jobs._id }).from(jobs).where(eq(jobs.employer_id, id));
  const [job] = await db.select({ n: count() }).from(jobs).where(eq(jobs.employer_id, id));
  const [application] = await db
    .select({ n: count() })
    .from(applications)
    .where(or(eq(applications.candidate_id, id), inArray(applications.job_id, own)));
  const [file] = await db
    .select({ n: count() })
    .from(files)
    .where(and(eq(files.owner_id, id), isNull(files.removed_at)));
  return { jobs: job?.n ?? 0, applications: application?.n ?? 0, files: file?.n ?? 0 };
}

/** What is deleted with the job: its applications. */
export async function dependentsOfJob(db: Database, id: string): Promise<Dependents> {
  const [application] = await db
    .select({ n: count() })
    .from(applications)
    .where(eq(applications.job_id, id));
  return { jobs: 0, applications: application?.n ?? 0, files: 0 };
}

/**
 * Deletes the account with all that belongs to it, and marks its files deleted. Call it in a transaction, and
 * `purgeDeletedFiles` after it. Gives what was deleted with it; undefined when there is no such account.
 */
export async function deleteUser(
  tx: Database,
  id: string,
  now: Date,
): Promise<Dependents | undefined> {
  // Locked, so that nothing is added to the account between counting and deleting.
  const [user] = await tx
    .select({ _id: users._id })
    .from(users)
    .where(eq(users._id, id))
    .for('update');
  if (!user) return undefined;
  const dependents = await dependentsOfUser(tx, id);
  await markAllDeleted(tx, id, now);
  await tx.delete(users).where(eq(users._id, id));
  return dependents;
}
