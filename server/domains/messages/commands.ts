import { and, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { THREAD_PAGE_SIZE } from '../../../src/contract/limits.ts';
import type {
  ApplicationMessage,
  MessageSide,
  Thread,
} from '../../../src/contract/messages/application-message.ts';
import type { MessageState } from '../../../src/contract/messages/message-states.ts';
import { isOfKeptCandidate, toJobOf } from '../../platform/database/being-deleted.ts';
import { hasRow } from '../../platform/database/has-row.ts';
import { among } from '../../platform/database/ids.ts';
import { holdApplications, holdParties, type PartyIds } from '../../platform/database/locks.ts';
import {
  applicationMessages,
  applications,
  type Database,
  jobs,
} from '../../platform/database/schema.ts';
import { excerptOf } from '../../platform/text/excerpt.ts';
import { notify } from '../notifications/commands.ts';
import { markMessageNoticesRead } from '../notifications/queries.ts';

/** Both sides of an application, and what keeps them from writing. */
type Parties = PartyIds & {
  withdrawnAt: Date | null;
  removedAt: Date | null;
};

async function findParties(db: Database, id: string): Promise<Parties | undefined> {
  const [found] = await db
    .select({
      candidateId: applications.candidate_id,
      employerId: jobs.employer_id,
      jobId: applications.job_id,
      withdrawnAt: applications.withdrawn_at,
      removedAt: jobs.removed_at,
    })
    .from(applications)
    .innerJoin(jobs, toJobOf)
    .where(and(eq(applications._id, id), isOfKeptCandidate));
  return found;
}

/** On which side the caller is: an employer no longer knows the applications to a removed job. */
function sideOf(parties: Parties | undefined, caller: string): MessageSide | undefined {
  if (parties?.candidateId === caller) return 'candidate';
  return parties?.employerId === caller && !parties.removedAt ? 'employer' : undefined;
}

const isOf = (applicationId: string): SQL => eq(applicationMessages.application_id, applicationId);
const isSent = isNotNull(applicationMessages.sent_at);

/** Whether the employer has written to the candidate, who may then answer. */
const hasBegun = (db: Database, applicationId: string): Promise<boolean> =>
  hasRow(
    db,
    applicationMessages,
    and(isOf(applicationId), eq(applicationMessages.side, 'employer'), isSent),
  );

const stateOf = (row: { sent_at: Date | null; recalled_at: Date | null }): MessageState => {
  if (row.sent_at) return 'sent';
  return row.recalled_at ? 'recalled' : 'held';
};

type Row = typeof applicationMessages.$inferSelect;
const columns = {
  _id: applicationMessages._id,
  side: applicationMessages.side,
  body: applicationMessages.body,
  created_at: applicationMessages.created_at,
  sent_at: applicationMessages.sent_at,
  recalled_at: applicationMessages.recalled_at,
  read_at: applicationMessages.read_at,
};

const toMessage = (
  { sent_at, recalled_at, read_at, created_at, ...row }: Pick<Row, keyof typeof columns>,
  reader: MessageSide,
): ApplicationMessage => ({
  ...row,
  state: stateOf({ sent_at, recalled_at }),
  is_unread: row.side !== reader && read_at === null,
  created_at: created_at.toISOString(),
});

/**
 * The newest messages before `before` (or of all), newest first, as `caller` sees them; undefined when they
 * are on neither side.
 */
export async function readThread(
  db: Database,
  id: string,
  caller: string,
  before?: string,
): Promise<Thread | undefined> {
  const parties = await findParties(db, id);
  const side = sideOf(parties, caller);
  if (!parties || !side) return undefined;
  const earlier = before && {
    _id: before.toLowerCase(),
    at: sql`(select created_at from application_messages where _id = ${before}::uuid and application_id = ${id}::uuid)`,
  };
  const rows = await db
    .select(columns)
    .from(applicationMessages)
    .where(
      and(
        isOf(id),
        // A candidate never hears of what is held or was recalled.
        side === 'candidate' ? isSent : undefined,
        earlier
          ? sql`(${applicationMessages.created_at}, ${applicationMessages._id}) < (${earlier.at}, ${earlier._id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(applicationMessages.created_at), desc(applicationMessages._id))
    .limit(THREAD_PAGE_SIZE + 1);
  const isOver = parties.withdrawnAt !== null || parties.removedAt !== null;
  return {
    messages: rows.slice(0, THREAD_PAGE_SIZE).map((row) => toMessage(row, side)),
    has_earlier: rows.length > THREAD_PAGE_SIZE,
    can_write: !isOver && (side === 'employer' || (await hasBegun(db, id))),
  };
}

/** Locks the application before its messages are written or read; false when an account is gone. */
async function lockToWrite(tx: Database, id: string, parties: PartyIds): Promise<boolean> {
  if (!(await holdParties(tx, parties, 'share'))) return false;
  await holdApplications(tx, [id]);
  return true;
}

/**
 * Sends a message to the other side. `withdrawn` and `removed` when the application is over, `not_begun` when
 * a candidate would write first.
 */
export async function sendMessage(
  db: Database,
  id: string,
  caller: string,
  body: string,
  now: Date,
): Promise<ApplicationMessage | 'not_found' | 'withdrawn' | 'removed' | 'not_begun'> {
  return db.transaction(async (tx) => {
    const known = await findParties(tx, id);
    if (!known || !sideOf(known, caller)) return 'not_found';
    if (!(await lockToWrite(tx, id, known))) return 'not_found';
    // As they are now that they are locked.
    const parties = await findParties(tx, id);
    const side = sideOf(parties, caller);
    if (!parties || !side) return 'not_found';
    if (parties.withdrawnAt) return 'withdrawn';
    if (parties.removedAt) return 'removed';
    if (side === 'candidate' && !(await hasBegun(tx, id))) return 'not_begun';
    const [row] = await tx
      .insert(applicationMessages)
      .values({
        ...{ _id: v7(), application_id: id, author_id: caller, side, body },
        ...{ created_at: now, sent_at: now },
      })
      .returning(columns);
    if (!row) throw new Error('The message disappeared while it was written');
    const userId = side === 'employer' ? parties.candidateId : parties.employerId;
    const about = { applicationId: id, jobId: parties.jobId };
    await notify(
      tx,
      [{ ...about, userId, kind: 'message', facts: { excerpt: excerptOf(body) } }],
      now,
    );
    return toMessage(row, side);
  });
}

/**
 * Notes that the caller has read these messages, and with the last of them what told of them. Gives how many are
 * left; undefined on neither side.
 */
export async function markRead(
  db: Database,
  id: string,
  caller: string,
  messageIds: readonly string[],
  now: Date,
): Promise<number | undefined> {
  const known = await findParties(db, id);
  const side = sideOf(known, caller);
  if (!known || !side) return undefined;
  const isUnread = and(
    isOf(id),
    ne(applicationMessages.side, side),
    isSent,
    isNull(applicationMessages.read_at),
  );
  return db.transaction(async (tx) => {
    if (!(await lockToWrite(tx, id, known))) return undefined;
    await tx
      .update(applicationMessages)
      .set({ read_at: now })
      .where(and(isUnread, among(applicationMessages._id, messageIds)));
    const count = await tx.$count(applicationMessages, isUnread);
    if (count === 0) await markMessageNoticesRead(tx, caller, id, now);
    return count;
  });
}
