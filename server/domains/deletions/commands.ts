import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { nextSessionVersion } from '#server/domains/accounts/queries.ts';
import { voidResets } from '#server/domains/accounts/reset-commands.ts';
import { markAllDeleted } from '#server/domains/files/commands.ts';
import { lockAccount } from '#server/platform/database/locks.ts';
import {
  candidates,
  type Database,
  deletions,
  employers,
  jobs,
  users,
} from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import type { DeletedEntity, Dependents } from '#src/contract/console/console.ts';
import { getDependentsOfJob, getDependentsOfUser } from './queries.ts';

/** A record about to be deleted; `label` is its name. */
type Ended = { id: string; label: string; now: Date };

/** Records what `deleteAtOnce` and `deleteEnded` are to delete. */
const note = (
  tx: Database,
  entity: DeletedEntity,
  { id, label, now }: Ended,
  { jobs, applications }: Dependents,
) =>
  tx.insert(deletions).values({
    record_id: id,
    entity,
    label,
    started_at: now,
    // Includes the record itself.
    total: jobs + applications + 1,
  });

/**
 * Ends the account and marks its files deleted: it then counts as gone, and its address is free. Call in a transaction,
 * then call `deleteAtOnce`. Returns what will be deleted with it; undefined if there is no such account.
 */
export async function endUser(tx: Database, ended: Ended): Promise<Dependents | undefined> {
  const { id, now } = ended;
  // Locked, so that nothing is added to the account between counting and ending.
  if (!(await lockAccount(tx, id, 'update'))) return undefined;
  const dependents = await getDependentsOfUser(tx, id);
  await markAllDeleted(tx, id, now);
  await voidResets(tx, id);
  await tx.delete(employers).where(eq(employers.user_id, id));
  await tx.delete(candidates).where(eq(candidates.user_id, id));
  await tx
    .update(users)
    .set({
      first_name: '',
      last_name: '',
      phone: '',
      location: '',
      resume_url: '',
      profile_image_url: '',
      password_hash: '',
      is_admin: false,
      email: `deleted-${id}`,
      email_confirmed_at: null,
      session_version: nextSessionVersion,
      ended_at: now,
    })
    .where(eq(users._id, id));
  await note(tx, 'users', ended, dependents);
  return dependents;
}

/** An ended job is a removed one whose candidates are not notified. */
const toEnded = (now: Date) => ({
  status: 'closed' as const,
  announce_closed_at: null,
  ended_at: now,
  removed_at: sql`coalesce(${jobs.removed_at}, ${instant(now)})`,
  __v: sql`${jobs.__v} + 1`,
});

/** Ends a job that the transaction has locked, like `endUser` (rule JOB-6). */
export async function endJob(tx: Database, ended: Ended): Promise<Dependents> {
  const { id, now } = ended;
  const dependents = await getDependentsOfJob(tx, id);
  await tx.update(jobs).set(toEnded(now)).where(eq(jobs._id, id));
  await note(tx, 'jobs', ended, dependents);
  return dependents;
}

/** Jobs ended per statement: each also leaves the search index. */
const JOBS_AT_ONCE = 200;

/** Ends a batch of the account's jobs, live ones first. Returns whether there may be more. */
export async function endSomeJobs(db: Database, employerId: string, now: Date): Promise<boolean> {
  const some = db
    .select({ _id: jobs._id })
    .from(jobs)
    .where(and(eq(jobs.employer_id, employerId), isNull(jobs.ended_at)))
    .orderBy(sql`${jobs.status} not in ('published', 'active')`)
    .limit(JOBS_AT_ONCE);
  const ended = await db
    .update(jobs)
    .set(toEnded(now))
    .where(inArray(jobs._id, some))
    .returning({ _id: jobs._id });
  return ended.length === JOBS_AT_ONCE;
}
