import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { isKeptUser } from '#server/platform/database/being-deleted.ts';
import { hasRow } from '#server/platform/database/has-row.ts';
import { type Database, mails, users } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { Language } from '#src/contract/language.ts';

export const isPending = and(isNull(mails.sent_at), isNull(mails.failed_at));

/** Whether pending mails are due, claimed or not. */
export const hasDueMails = (db: Database, now: Date): Promise<boolean> =>
  hasRow(db, mails, and(isPending, lt(mails.due_at, now)));

/** A mail's recipient; `is_daily` marks a digest. */
export type Addressee = {
  _id: string;
  email: string;
  language: Language;
  user_type: 'candidate' | 'employer';
  is_daily: boolean;
  is_confirmed: boolean;
};

/** The recipient of the mail; undefined if the account is gone. */
export async function findAddressee(db: Database, id: string): Promise<Addressee | undefined> {
  const [found] = await db
    .select({
      _id: users._id,
      email: users.email,
      language: users.language,
      user_type: users.user_type,
      is_daily: mails.is_daily,
      is_confirmed: sql<boolean>`${users.email_confirmed_at} is not null`,
    })
    .from(mails)
    .innerJoin(users, and(eq(users._id, mails.user_id), isKeptUser))
    .where(eq(mails._id, id));
  return found;
}

/** A mail that finally failed, for the operator. */
export type DeadLetter = {
  _id: string;
  failed_at: string | null;
  email: string;
  attempts: number;
  error: string;
  /** The kinds of its notifications, each once; `daily` for a digest. */
  kinds: string;
};

/** The dead letters, the oldest first. */
export const listDeadLetters = (db: Database, limit: number): Promise<DeadLetter[]> =>
  db
    .select({
      _id: mails._id,
      failed_at: iso(mails.failed_at),
      email: users.email,
      attempts: mails.attempts,
      error: mails.error,
      kinds: sql<string>`case when ${mails.is_daily} then 'daily' else coalesce((
        select string_agg(distinct mailed.kind, ' ') from notifications mailed where mailed.mail_id = ${mails._id}
      ), '') end`,
    })
    .from(mails)
    .innerJoin(users, and(eq(users._id, mails.user_id), isKeptUser))
    .where(isNotNull(mails.failed_at))
    .orderBy(asc(mails.failed_at), asc(mails._id))
    .limit(limit);
