import { and, asc, eq, isNull, lt, notExists, type SQL } from 'drizzle-orm';
import { CONFIRM_LIFETIME } from '#server/domains/accounts/link-rules.ts';
import { lockRows } from '#server/platform/database/locks.ts';
import {
  applications,
  type Database,
  files,
  jobs,
  users,
} from '#server/platform/database/schema.ts';
import { endUser } from './commands.ts';

/** Accounts ended at a time. */
const AT_ONCE = 100;

/**
 * Condition: an account whose address isn't confirmed, that nobody has changed lately, and that has nothing which others
 * may need. An administrator may just have given it another address, which nobody could confirm yet.
 */
const isAbandoned = (db: Database, now: Date): SQL | undefined => {
  const before = new Date(now.getTime() - CONFIRM_LIFETIME);
  return and(
    isNull(users.email_confirmed_at),
    isNull(users.ended_at),
    eq(users.is_admin, false),
    lt(users.created_at, before),
    lt(users.updated_at, before),
    notExists(db.select({ _id: jobs._id }).from(jobs).where(eq(jobs.employer_id, users._id))),
    notExists(
      db
        .select({ _id: applications._id })
        .from(applications)
        .where(eq(applications.candidate_id, users._id)),
    ),
    notExists(db.select({ _id: files._id }).from(files).where(eq(files.owner_id, users._id))),
  );
};

/**
 * Ends accounts that weren't confirmed or changed within 30 days and have no job, application or file (rule CONFIRM-8). Their rows
 * are deleted like those of other ended accounts. Returns how many.
 */
export async function endUnconfirmed(
  db: Database,
  clock: () => Date,
  stopping?: AbortSignal,
): Promise<number> {
  const found = await db
    .select({ _id: users._id, label: users.email })
    .from(users)
    .where(isAbandoned(db, clock()))
    .orderBy(asc(users.created_at), asc(users._id))
    .limit(AT_ONCE);
  let ended = 0;
  for (const { _id: id, label } of found) {
    if (stopping?.aborted) break;
    await db.transaction(async (tx) => {
      const now = clock();
      const account = tx
        .select({ _id: users._id })
        .from(users)
        .where(and(eq(users._id, id), isAbandoned(tx, now)));
      const [still] = await lockRows(tx, 'users', account, 'update');
      if (!still) return;
      await endUser(tx, { id, label, now });
      ended += 1;
    });
  }
  return ended;
}
