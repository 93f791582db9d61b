import { asc, eq, inArray } from 'drizzle-orm';
import { applications, type Database, jobs, users } from '../db/schema.ts';

/** Whom and what an application is between. */
export type PartyIds = { candidateId: string; employerId: string; jobId: string };

/** Keeps these accounts from being deleted until the transaction ends. Gives how many there are. */
export async function holdAccounts(tx: Database, ids: readonly string[]): Promise<number> {
  const held = await tx
    .select({ _id: users._id })
    .from(users)
    .where(inArray(users._id, [...ids]))
    .orderBy(asc(users._id))
    .for('key share');
  return held.length;
}

/**
 * Keeps both accounts and the job from being deleted until the transaction ends, and with `share` the job from
 * being changed. False when an account is gone. Call it before the application is locked: what is deleted is
 * locked in the order of users, jobs, applications.
 */
export async function holdParties(
  tx: Database,
  { candidateId, employerId, jobId }: PartyIds,
  strength: 'share' | 'key share' = 'key share',
): Promise<boolean> {
  if ((await holdAccounts(tx, [candidateId, employerId])) < 2) return false;
  await tx.select({ _id: jobs._id }).from(jobs).where(eq(jobs._id, jobId)).for(strength);
  return true;
}

/** The same for an application that the candidate changes, and tells the employer of. */
export async function holdPartiesOf(tx: Database, applicationId: string): Promise<void> {
  const [parties] = await tx
    .select({
      candidateId: applications.candidate_id,
      employerId: jobs.employer_id,
      jobId: applications.job_id,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs._id, applications.job_id))
    .where(eq(applications._id, applicationId));
  if (parties) await holdParties(tx, parties);
}
