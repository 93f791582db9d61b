import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { voidLinks } from '#server/domains/accounts/reset-commands.ts';
import { deleteSecondStep } from '#server/domains/accounts/second-step-commands.ts';
import { endSessions } from '#server/domains/accounts/session-commands.ts';
import { markAllDeleted } from '#server/domains/files/commands.ts';
import { among } from '#server/platform/database/ids.ts';
import { lockAccount } from '#server/platform/database/locks.ts';
import {
  auditKeys,
  candidates,
  type Database,
  deletions,
  employers,
  erasures,
  exports,
  jobs,
  messages,
  users,
} from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import type { DeletedEntity, Dependents } from '#src/contract/console/console.ts';
import { getDependentsOfJob, getDependentsOfUser } from './queries.ts';

/** Makes the values of this person, or these, in the audit log unreadable (rule CONSOLE-10). */
export async function deleteAuditKey(tx: Database, ...subjectIds: string[]): Promise<void> {
  await tx.delete(auditKeys).where(among(auditKeys.subject_id, subjectIds));
}

/** A record about to be deleted; `label` is its name. */
type Ended = { id: string; label: string; now: Date };
/** With `leavesShells`, others keep what concerns them (rule DELETE-3); else it is deleted with the account. */
type EndedUser = Ended & { leavesShells?: boolean };

/** Records what `deleteAtOnce` and `deleteEnded` are to delete. */
const note = (
  tx: Database,
  entity: DeletedEntity,
  { id, label, now }: Ended,
  { jobs, applications }: Dependents,
  shell_id: string | null = null,
) =>
  tx.insert(deletions).values({
    record_id: id,
    entity,
    label,
    started_at: now,
    shell_id,
    // Includes the record itself.
    total: jobs + applications + 1,
  });

/** Adds the account in whose name stays what this one leaves with others. */
async function addShell(tx: Database, id: string, now: Date): Promise<string> {
  const _id = v7();
  const [{ user_type } = { user_type: 'candidate' as const }] = await tx
    .select({ user_type: users.user_type })
    .from(users)
    .where(eq(users._id, id));
  await tx.insert(users).values({
    _id,
    user_type,
    first_name: '',
    last_name: '',
    email: `shell-${_id}`,
    password_hash: '',
    is_shell: true,
    created_at: now,
    ended_at: now,
  });
  return _id;
}

/** Deletes the messages to the operator that came from the account's address, if it is proved to be the account's. */
async function deleteContactMessages(tx: Database, id: string): Promise<void> {
  const address = tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users._id, id), isNotNull(users.email_confirmed_at)));
  const deleted = await tx
    .delete(messages)
    .where(eq(sql`lower(${messages.email})`, address))
    .returning({ _id: messages._id });
  await deleteAuditKey(tx, ...deleted.map(({ _id }) => _id));
}

/**
 * Ends the account and marks its files deleted: it then counts as gone, and its address is free. Call in a transaction,
 * then call `deleteAtOnce`. Returns what will be deleted with it; undefined if there is no such account.
 */
export async function endUser(tx: Database, ended: EndedUser): Promise<Dependents | undefined> {
  const { id, now, leavesShells } = ended;
  // Locked, so that nothing is added to the account between counting and ending.
  if (!(await lockAccount(tx, id, 'update'))) return undefined;
  const dependents = await getDependentsOfUser(tx, id);
  // Before the files, as elsewhere. Whoever makes a copy finds its row gone; archives are files.
  await tx.delete(exports).where(eq(exports.user_id, id));
  await deleteContactMessages(tx, id);
  await markAllDeleted(tx, id, now);
  await endSessions(tx, id);
  await voidLinks(tx, id);
  await deleteSecondStep(tx, id);
  await deleteAuditKey(tx, id);
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
      // While it leaves shells, its jobs are closed like those of an account that is about to be deleted.
      leaves_at: leavesShells ? now : null,
      ended_at: now,
    })
    .where(eq(users._id, id));
  await tx
    .insert(erasures)
    .values({ account_id: id, leaves_shells: leavesShells ?? false, erased_at: now })
    .onConflictDoNothing();
  const leavesAny = leavesShells && dependents.jobs + dependents.applications > 0;
  const shellId = leavesAny ? await addShell(tx, id, now) : null;
  await note(tx, 'users', ended, dependents, shellId);
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
