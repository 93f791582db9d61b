import { and, isNull, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { markMessageNotificationsRead, notify } from '#server/domains/notifications/commands.ts';
import { among } from '#server/platform/database/ids.ts';
import { lockApplications, lockPartiesShared } from '#server/platform/database/locks.ts';
import { findParties, type PartyIds } from '#server/platform/database/parties.ts';
import { applicationMessages, type Database } from '#server/platform/database/schema.ts';
import { quote } from '#server/platform/text/excerpt.ts';
import type { ApplicationMessage } from '#src/contract/messages/application-message.ts';
import { employerHasWritten } from './queries.ts';
import { columns, isOf, isSent, sideOf, toMessage } from './rows.ts';

/** Locks the application before its messages are written or read; false when an account is gone. */
async function lockToWrite(tx: Database, id: string, parties: PartyIds): Promise<boolean> {
  if (!(await lockPartiesShared(tx, parties, 'share'))) return false;
  await lockApplications(tx, [id]);
  return true;
}

/**
 * Sends a message to the other side. `withdrawn`, `erased` and `removed` when the application is over, `not_begun` when
 * a candidate would write first (rule STATUS-11).
 */
export async function postMessage(
  db: Database,
  id: string,
  caller: string,
  body: string,
  now: Date,
): Promise<ApplicationMessage | 'not_found' | 'withdrawn' | 'erased' | 'removed' | 'not_begun'> {
  return db.transaction(async (tx) => {
    const known = await findParties(tx, id);
    if (!known || !sideOf(known, caller)) return 'not_found';
    // Of a deleted candidate, there is no account to lock.
    if (known.closedAs) return known.closedAs;
    if (!(await lockToWrite(tx, id, known))) return 'not_found';
    // Read again under the lock.
    const parties = await findParties(tx, id);
    const side = sideOf(parties, caller);
    if (!parties || !side) return 'not_found';
    if (parties.closedAs) return parties.closedAs;
    if (parties.removedAt) return 'removed';
    if (side === 'candidate' && !(await employerHasWritten(tx, id))) return 'not_begun';
    const [row] = await tx
      .insert(applicationMessages)
      .values({
        _id: v7(),
        application_id: id,
        author_id: caller,
        side,
        body,
        created_at: now,
        sent_at: now,
      })
      .returning(columns);
    if (!row) throw new Error('The message disappeared while it was written');
    const userId = side === 'employer' ? parties.candidateId : parties.employerId;
    const about = { applicationId: id, jobId: parties.jobId };
    await notify(tx, [{ ...about, userId, kind: 'message', facts: quote(body) }], now);
    return toMessage(row, side);
  });
}

/**
 * Marks these messages as read and, once none is unread, their notifications. Returns how many are left; undefined if
 * the caller is on neither side (rule NOTICE-5).
 */
export async function markMessagesRead(
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
    if (count === 0) await markMessageNotificationsRead(tx, caller, id, now);
    return count;
  });
}
