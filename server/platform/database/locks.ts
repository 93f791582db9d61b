import { and, asc, eq, sql } from 'drizzle-orm';
import { isKeptUser } from './being-deleted.ts';
import { among } from './ids.ts';
import { findParties, type PartyIds } from './parties.ts';
import { applications, type Database, jobs, users } from './schema.ts';

/*
 * Transactions lock rows in this order of tables, as account deletion does, and rows of one table by id; otherwise
 * PostgreSQL aborts one of two transactions as a deadlock. An insert locks the rows it refers to, an event its actor
 * and a notification its reader, so lock those first. Interviews, messages and events come after their application and
 * need no lock of their own.
 */
const ORDER = ['users', 'jobs', 'applications', 'files', 'others'] as const;
export type LockedTable = (typeof ORDER)[number];

/** Per transaction, the position in `ORDER` of the last table with locked rows. */
const reached = new WeakMap<Database, number>();

type Lockable<Strength, Config, Result> = {
  for: (strength: Strength, config?: Config) => Result;
};

/**
 * Locks the rows that a query finds until the transaction ends. All row locks are taken here, so that their order is
 * checked: throws when rows of a later table are already locked. The query must sort rows by id if it may find several.
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

/** Clause for an insert's select from users, which it locks. Call `lockAccountsShared` first. */
export const lockingUsers = sql`for key share of users`;

/** Keeps these accounts from being deleted until the transaction ends. Returns how many exist. */
export async function lockAccountsShared(tx: Database, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const accounts = tx
    .select({ _id: users._id })
    .from(users)
    .where(and(among(users._id, ids), isKeptUser))
    .orderBy(asc(users._id));
  const locked = await lockRows(tx, 'users', accounts, 'key share');
  return locked.length;
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
  const rows = tx
    .select({ _id: jobs._id })
    .from(jobs)
    .where(among(jobs._id, ids))
    .orderBy(asc(jobs._id));
  await lockRows(tx, 'jobs', rows, strength);
}

/** Keeps these applications from being deleted or changed by others until the transaction ends. */
export async function lockApplications(tx: Database, ids: readonly string[]): Promise<void> {
  const rows = tx
    .select({ _id: applications._id })
    .from(applications)
    .where(among(applications._id, ids))
    .orderBy(asc(applications._id));
  await lockRows(tx, 'applications', rows, 'no key update');
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

/** Locks the parties of an application that its candidate changes, which notifies the employer. */
export async function lockPartiesOf(tx: Database, applicationId: string): Promise<void> {
  const parties = await findParties(tx, applicationId);
  if (parties) await lockPartiesShared(tx, parties);
}
