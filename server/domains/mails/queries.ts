import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { isKeptUser } from '#server/platform/database/being-deleted.ts';
import { hasRow } from '#server/platform/database/has-row.ts';
import { isAfter, type Place } from '#server/platform/database/keyset.ts';
import { type Database, mails, users } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { Language } from '#src/contract/language.ts';
import type { AccountLetter } from '#src/contract/mails/account-letter.ts';
import type { NotificationKind } from '#src/contract/notifications/notification.ts';

export const isPending = and(isNull(mails.sent_at), isNull(mails.failed_at));

/** Whether pending mails are due, claimed or not. */
export const hasDueMails = (db: Database, now: Date): Promise<boolean> =>
  hasRow(db, mails, and(isPending, lt(mails.due_at, now)));

/** A mail's recipient; `is_daily` marks a digest, `letter` a mail about the account itself. */
export type Addressee = {
  _id: string;
  email: string;
  language: Language;
  user_type: 'candidate' | 'employer';
  is_daily: boolean;
  is_confirmed: boolean;
  letter: AccountLetter | null;
  letter_to: string | null;
};

/**
 * The recipient of the mail; undefined if the account is gone, or is about to be and the mail isn't about the account
 * itself (rule DELETE-2).
 */
export async function findAddressee(db: Database, id: string): Promise<Addressee | undefined> {
  const [found] = await db
    .select({
      _id: users._id,
      email: users.email,
      language: users.language,
      user_type: users.user_type,
      is_daily: mails.is_daily,
      letter: mails.letter,
      letter_to: mails.letter_to,
      is_confirmed: sql<boolean>`${users.email_confirmed_at} is not null`,
    })
    .from(mails)
    .innerJoin(users, and(eq(users._id, mails.user_id), isKeptUser))
    .where(and(eq(mails._id, id), or(isNull(users.leaves_at), isNotNull(mails.letter))));
  return found;
}

/** A mail that finally failed, for the operator. */
export type DeadLetter = {
  _id: string;
  failed_at: string | null;
  email: string;
  attempts: number;
  error: string;
  /** The kinds of its notifications, each once; `daily` for a digest, the letter's for one about the account. */
  kinds: string;
};

/** The dead letters, the oldest first. */
export const listDeadLetters = (db: Database, limit: number): Promise<DeadLetter[]> =>
  db
    .select({
      _id: mails._id,
      failed_at: iso(mails.failed_at),
      email: sql<string>`coalesce(${mails.letter_to}, ${users.email})`,
      attempts: mails.attempts,
      error: mails.error,
      kinds: sql<string>`case when ${mails.is_daily} then 'daily' else coalesce(${mails.letter} ->> 'kind', (
        select string_agg(distinct mailed.kind, ' ') from notifications mailed where mailed.mail_id = ${mails._id}
      ), '') end`,
    })
    .from(mails)
    .innerJoin(users, and(eq(users._id, mails.user_id), isKeptUser))
    .where(isNotNull(mails.failed_at))
    .orderBy(asc(mails.failed_at), asc(mails._id))
    .limit(limit);

/** A mail as its reader may know it; `kinds` are those of its notifications. */
export type KnownMail = Place & {
  is_daily: boolean;
  sent_at: string | null;
  failed_at: string | null;
  kinds: (NotificationKind | AccountLetter['kind'])[];
  letter_to: string | null;
};

/** The user's mails, after a place in the list. */
export const listMailsTo = (
  db: Database,
  userId: string,
  limit: number,
  after?: Place,
): Promise<KnownMail[]> =>
  db
    .select({
      _id: mails._id,
      is_daily: mails.is_daily,
      // Named in full: the column alone would be that of the notifications.
      kinds: sql<
        KnownMail['kinds']
      >`case when mails.letter is not null then array[mails.letter ->> 'kind'] else array(
        select distinct mailed.kind from notifications mailed where mailed.mail_id = mails._id order by 1
      ) end`,
      letter_to: mails.letter_to,
      created_at: iso(mails.created_at),
      sent_at: iso(mails.sent_at),
      failed_at: iso(mails.failed_at),
    })
    .from(mails)
    .where(and(eq(mails.user_id, userId), isAfter(mails, after)))
    .orderBy(desc(mails.created_at), desc(mails._id))
    .limit(limit);
