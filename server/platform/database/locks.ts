import { and, asc, eq, sql } from 'drizzle-orm';
import { isKeptUser } from './being-deleted.ts';
import { among } from './ids.ts';
import { findParties, type PartyIds } from './parties.ts';
import { applications, type Database, jobs, users } from './schema.ts';

/*
 * Rows of several tables are locked in this order, in which an account is deleted; several of one table by their
 * ids. PostgreSQL cuts off one of two transactions that lock in reverse. An insert locks what it refers to, so an
 * event locks its actor and a notification its reader: they are locked first too. What belongs to an application
 * (interviews, messages, events) comes after it, and needs no lock of its own.
 */
const ORDER = ['users', 'jobs', 'applications', 'files', 'others'] as const;
export type LockedTable = (typeof ORDER)[number];

/** The last table in the order of which a transaction has locked rows. */
const reached = new WeakMap<Database, number>();

type Lockable<Strength, Config, Result> = {
  for: (strength: Strength, config?: Config) => Result;
};

/**
 * Locks the rows that a query finds until the transaction ends: the one way to do so, whose order is checked. The
 * query sorts them by their ids where it may find several. Throws when rows of a later table are locked already.
 */
export function lockRows<Strength, Config, Result>(
  tx: Database,
  table: LockedTable,
  query: Lockable<Strength, Config, Result>,
  strength: Strength,
  config?: Config,
): Result {
  const place = ORDER.indexOf(table);
  const last = reached.get(tx) ?? 0;
  if (place < last) throw new Error(`Rows of ${table} are locked after those of ${ORDER[last]}`);
  reached.set(tx, place);
  return query.for(strength, config);
}

/** Part of an insert that refers to users: it locks them. Call `lockAccountsShared` before it. */
export const lockingUsers = sql`for key share of users`;

/** Keeps these accounts from being deleted until the transaction ends. Gives how many of them there are. */
export async function lockAccountsShared(tx: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const accounts = tx
    .select({ _id: users._id })
    .from(users)
    .where(and(among(users._id, ids), isKeptUser))
    .orderBy(asc(users._id));
  const held = await lockRows(tx, 'users', accounts, 'key share');
  return held.length;
}

/** Keeps the account from being changed by others until the transaction ends; false when it is gone. */
export async function lockAccount(
  tx: Database,
  id: string,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<boolean> {
  const account = tx
    .select({ _id: users._id })
    .from(users)
    .where(and(eq(users._id, id), isKeptUser));
  const locked = await lockRows(tx, 'users', account, strength);
  return locked.length > 0;
}

/** Keeps these jobs from being deleted until the transaction ends. */
export async function lockJobsShared(
  tx: Database,
  ids: readonly string[],
  strength: 'share' | 'key share' = 'key share',
): Promise<void> {
  if (ids.length === 0) return;
  const held = tx
    .select({ _id: jobs._id })
    .from(jobs)
    .where(among(jobs._id, ids))
    .orderBy(asc(jobs._id));
  await lockRows(tx, 'jobs', held, strength);
}

/** Keeps these applications from being deleted or changed by others until the transaction ends. */
export async function lockApplications(tx: Database, ids: readonly string[]): Promise<void> {
  const held = tx
    .select({ _id: applications._id })
    .from(applications)
    .where(among(applications._id, ids))
    .orderBy(asc(applications._id));
  await lockRows(tx, 'applications', held, 'no key update');
}

/**
 * Keeps both accounts and the job from being deleted until the transaction ends, and with `share` the job from
 * being changed. False when an account is gone.
 */
export async function lockPartiesShared(
  tx: Database,
  { candidateId, employerId, jobId }: PartyIds,
  strength: 'share' | 'key share' = 'key share',
): Promise<boolean> {
  if ((await lockAccountsShared(tx, [candidateId, employerId])) < 2) return false;
  await lockJobsShared(tx, [jobId], strength);
  return true;
}

/** The same for an application that the candidate changes, and tells the employer of. */
export async function lockPartiesOf(tx: Database, applicationId: string): Promise<void> {
  const parties = await findParties(tx, applicationId);
  if (parties) await lockPartiesShared(tx, parties);
}
