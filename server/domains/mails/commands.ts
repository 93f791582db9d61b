import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { type Database, mails } from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import { isPending } from './queries.ts';

/** A mail that this instance has claimed. `attempt` counts from 1. */
export type ClaimedMail = { _id: string; attempt: number };

/** The error of a mail whose connection ended before the mail server answered. */
export const UNANSWERED = 'The mail server did not answer: it may have arrived.';

/** Condition: the claim is still current; another one may have replaced it after it expired. */
const isClaimed = ({ _id, attempt }: ClaimedMail) =>
  and(eq(mails._id, _id), eq(mails.attempts, attempt), isPending);

/**
 * Claims due mails until `until`, oldest first: no other instance sends them before then. Mails claimed by an instance
 * that died become due again (rule MAIL-6).
 */
export async function claimMails(
  db: Database,
  limit: number,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedMail[]> {
  const at = instant(now);
  return rowsOf<ClaimedMail>(
    db,
    // Materialized: evaluated again for each row of a join, it would skip its own locked rows and pick others.
    sql`with picked as materialized (
        select _id from mails
        where sent_at is null and failed_at is null and handed_over_at is null
          and due_at <= ${at} and (claimed_until is null or claimed_until <= ${at})
        order by due_at, _id limit ${limit}
        for update skip locked
      )
      update mails
      set claimed_until = ${instant(until)}, attempts = attempts + 1
      from picked where mails._id = picked._id
      returning mails._id, attempts as attempt`,
  );
}

/**
 * Records that the mail server is about to receive the whole mail. False if the claim was lost: then the mail must not
 * be sent.
 */
export async function noteHandOver(db: Database, mail: ClaimedMail, now: Date): Promise<boolean> {
  const noted = await db
    .update(mails)
    .set({ handed_over_at: now })
    .where(and(isClaimed(mail), isNull(mails.handed_over_at), gt(mails.claimed_until, now)))
    .returning({ _id: mails._id });
  return noted.length > 0;
}

/** Records that the mail server has accepted the mail. */
export async function noteSent(db: Database, mail: ClaimedMail, now: Date): Promise<void> {
  await db.update(mails).set({ sent_at: now, error: '' }).where(isClaimed(mail));
}

/** Postpones the mail until `due`, which may be now; an attempt that was never made doesn't count. */
export async function putOff(
  db: Database,
  mail: ClaimedMail,
  { due, error, counts }: { due: Date; error: string; counts: boolean },
): Promise<void> {
  await db
    .update(mails)
    .set({
      due_at: due,
      claimed_until: due,
      handed_over_at: null,
      error,
      attempts: counts ? mail.attempt : mail.attempt - 1,
    })
    .where(isClaimed(mail));
}

/** Marks the mail as failed: a dead letter. */
export async function markFailed(
  db: Database,
  mail: ClaimedMail,
  error: string,
  now: Date,
): Promise<void> {
  await db.update(mails).set({ failed_at: now, error }).where(isClaimed(mail));
}

/** Marks mails as failed whose sender died after handing them to the mail server. Returns how many. */
export async function failUnanswered(db: Database, now: Date): Promise<number> {
  const given = await db
    .update(mails)
    .set({ failed_at: now, error: UNANSWERED })
    .where(and(isPending, isNotNull(mails.handed_over_at), lt(mails.claimed_until, now)))
    .returning({ _id: mails._id });
  return given.length;
}

/** Releases all claims of a database that no other instance uses: their owners are gone. */
export async function endClaims(db: Database, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ claimed_until: now })
    .where(and(isPending, gt(mails.claimed_until, now)));
}

/** Deletes a mail without remaining content. */
export async function dropMail(db: Database, { _id }: ClaimedMail): Promise<void> {
  await db.delete(mails).where(eq(mails._id, _id));
}

/** Queues dead letters again, these or all. Returns how many. */
export async function resendDeadLetters(
  db: Database,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<number> {
  const again = await db
    .update(mails)
    .set({
      failed_at: null,
      handed_over_at: null,
      error: '',
      attempts: 0,
      // Not null, which would mark a digest that may still be joined.
      due_at: now,
      claimed_until: now,
    })
    .where(
      and(isNotNull(mails.failed_at), ids === 'all' ? undefined : inArray(mails._id, [...ids])),
    )
    .returning({ _id: mails._id });
  return again.length;
}
