import { and, asc, eq } from 'drizzle-orm';
import { isKeptUser } from './being-deleted.ts';
import { among } from './ids.ts';
import { findParties, type PartyIds } from './parties.ts';
import { applications, type Database, jobs, users } from './schema.ts';

// In the order that docs/maintaining.md gives for locks.

/** Keeps these accounts from being deleted until the transaction ends. Gives how many of them there are. */
export async function holdAccounts(tx: Database, ids: readonly string[]): Promise<number> {
  const held = await tx
    .select({ _id: users._id })
    .from(users)
    .where(and(among(users._id, ids), isKeptUser))
    .orderBy(asc(users._id))
    .for('key share');
  return held.length;
}

/** Keeps the account from being changed by others until the transaction ends; false when it is gone. */
export async function lockAccount(
  tx: Database,
  id: string,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<boolean> {
  const locked = await tx
    .select({ _id: users._id })
    .from(users)
    .where(and(eq(users._id, id), isKeptUser))
    .for(strength);
  return locked.length > 0;
}

/** Keeps these jobs from being deleted until the transaction ends. */
export async function holdJobs(
  tx: Database,
  ids: readonly string[],
  strength: 'share' | 'key share' = 'key share',
): Promise<void> {
  await tx
    .select({ _id: jobs._id })
    .from(jobs)
    .where(among(jobs._id, ids))
    .orderBy(asc(jobs._id))
    .for(strength);
}

/** Keeps these applications from being deleted or changed by others until the transaction ends. */
export async function holdApplications(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .select({ _id: applications._id })
    .from(applications)
    .where(among(applications._id, ids))
    .orderBy(asc(applications._id))
    .for('no key update');
}

/**
 * Keeps both accounts and the job from being deleted until the transaction ends, and with `share` the job from
 * being changed. False when an account is gone.
 */
export async function holdParties(
  tx: Database,
  { candidateId, employerId, jobId }: PartyIds,
  strength: 'share' | 'key share' = 'key share',
): Promise<boolean> {
  if ((await holdAccounts(tx, [candidateId, employerId])) < 2) return false;
  await holdJobs(tx, [jobId], strength);
  return true;
}

/** The same for an application that the candidate changes, and tells the employer of. */
export async function holdPartiesOf(tx: Database, applicationId: string): Promise<void> {
  const parties = await findParties(tx, applicationId);
  if (parties) await holdParties(tx, parties);
}
