import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { queueLetter } from '#server/domains/accounts/letter-commands.ts';
import { endSessions } from '#server/domains/accounts/session-commands.ts';
import { isKeptUser } from '#server/platform/database/being-deleted.ts';
import { lockRows } from '#server/platform/database/locks.ts';
import { type Database, jobs, users } from '#server/platform/database/schema.ts';
import { LIVE_JOB_STATUSES } from '#src/contract/enumerations.ts';
import { DELETION_DAYS } from '#src/contract/limits.ts';
import { endUser } from './commands.ts';
import { isStayingAdmin } from './leave-queries.ts';

/*
 * How users delete their account: it is closed at once and deleted 14 days later, unless its owner logs in and keeps it
 * (rules DELETE-1 and DELETE-2).
 */

const DAY = 24 * 60 * 60 * 1000;

/**
 * Locks the account, and the administrators if it is one of theirs, so that two of them can't leave at once. Returns
 * undefined when the account is gone.
 */
async function lockLeaving(tx: Database, id: string) {
  const [own] = await tx
    .select({ isAdmin: users.is_admin })
    .from(users)
    .where(and(eq(users._id, id), isKeptUser));
  const concerned = tx
    .select({
      _id: users._id,
      email: users.email,
      is_admin: users.is_admin,
      leaves_at: users.leaves_at,
    })
    .from(users)
    .where(
      and(isKeptUser, own?.isAdmin ? or(eq(users._id, id), isStayingAdmin) : eq(users._id, id)),
    )
    .orderBy(asc(users._id));
  const locked = await lockRows(tx, 'users', concerned, 'update');
  const account = locked.find(({ _id }) => _id === id);
  const hasOther = locked.some((other) => other._id !== id);
  return account && { ...account, isOnlyAdmin: account.is_admin && !hasOther };
}

/**
 * Has the account deleted in 14 days: ends its sessions and mails its owner. Asked again, it keeps its day. The jobs of
 * an employer are closed by `closeSomeJobs`.
 */
export function deleteAccount(
  db: Database,
  id: string,
  now: Date,
): Promise<{ deletes_at: string } | 'no_account' | 'only_admin'> {
  return db.transaction(async (tx) => {
    const account = await lockLeaving(tx, id);
    if (!account) return 'no_account';
    if (account.isOnlyAdmin) return 'only_admin';
    const deletesAt = account.leaves_at ?? new Date(now.getTime() + DELETION_DAYS * DAY);
    const at = deletesAt.toISOString();
    await tx.update(users).set({ leaves_at: deletesAt }).where(eq(users._id, id));
    await endSessions(tx, id);
    await queueLetter(tx, id, { kind: 'deletion', at }, now);
    return { deletes_at: at };
  });
}

/** Keeps the account after all. */
export async function keepAccount(db: Database, id: string): Promise<void> {
  await db
    .update(users)
    .set({ leaves_at: null })
    .where(and(eq(users._id, id), isKeptUser));
}

/** Jobs closed per statement: each also leaves the search index. */
const JOBS_AT_ONCE = 200;

/**
 * Closes a batch of live jobs whose employers are leaving; their candidates are notified at `announceAt`. Returns
 * whether there may be more.
 */
export async function closeSomeJobs(
  db: Database,
  { now, announceAt }: { now: Date; announceAt: Date },
): Promise<boolean> {
  const leaving = db.select({ _id: users._id }).from(users).where(isNotNull(users.leaves_at));
  const live = inArray(jobs.status, [...LIVE_JOB_STATUSES]);
  const some = db
    .select({ _id: jobs._id })
    .from(jobs)
    .where(and(inArray(jobs.employer_id, leaving), live, isNull(jobs.removed_at)))
    .limit(JOBS_AT_ONCE);
  const closed = await db
    .update(jobs)
    .set({
      status: 'closed',
      announce_closed_at: announceAt,
      updated_at: now,
      __v: sql`${jobs.__v} + 1`,
    })
    .where(and(inArray(jobs._id, some), live))
    .returning({ _id: jobs._id });
  return closed.length === JOBS_AT_ONCE;
}

/**
 * Ends one account whose 14 days are over. Returns undefined when none is due. That of somebody who meanwhile
 * became the only administrator stays (rule DELETE-4).
 */
export async function endLeaving(
  db: Database,
  now: Date,
): Promise<{ id: string; isEnded: boolean } | undefined> {
  const [due] = await db
    .select({ _id: users._id })
    .from(users)
    .where(and(lte(users.leaves_at, now), isKeptUser))
    .orderBy(asc(users.leaves_at))
    .limit(1);
  if (!due) return undefined;
  const isEnded = await db.transaction(async (tx) => {
    const account = await lockLeaving(tx, due._id);
    // Kept, or ended by another instance, meanwhile.
    if (!account?.leaves_at || account.leaves_at > now) return false;
    if (account.isOnlyAdmin) {
      await tx.update(users).set({ leaves_at: null }).where(eq(users._id, due._id));
      return false;
    }
    await endUser(tx, { id: due._id, label: account.email, now, leavesShells: true });
    return true;
  });
  return { id: due._id, isEnded };
}
