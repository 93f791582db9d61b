import { and, count, eq, gt, isNotNull, isNull, lt, max, sql } from 'drizzle-orm';
import { hasRow } from '#server/platform/database/has-row.ts';
import { lockAccount, lockRows } from '#server/platform/database/locks.ts';
import { type Database, passwordResets, users } from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import { emailKey, nextSessionVersion } from './queries.ts';
import { findResetOwner, usable } from './reset-queries.ts';

const MINUTE = 60 * 1000;
/** Milliseconds: an hour. */
const RESET_LIFETIME = 60 * MINUTE;
/** Milliseconds after which a link's row is deleted: a day. */
const RESET_KEPT = 24 * RESET_LIFETIME;
/**
 * Milliseconds before an account's next link, by the number of links sent, so that nobody can flood a mailbox. No gap
 * exceeds a link's lifetime, so the owner always has a valid link.
 */
const GAPS = [0, MINUTE, 5 * MINUTE, 15 * MINUTE] as const;
const LONGEST_GAP = RESET_LIFETIME;
/** Maximum milliseconds to send a link; a link not sent by then never will be. */
export const RESET_SENDING = MINUTE;

/** Whether a link is being sent to this account. */
const isSending = (tx: Database, userId: string, now: Date): Promise<boolean> =>
  hasRow(
    tx,
    passwordResets,
    and(
      eq(passwordResets.user_id, userId),
      isNull(passwordResets.sent_at),
      gt(passwordResets.created_at, new Date(now.getTime() - RESET_SENDING)),
    ),
  );

/**
 * Stores the hash of a new link's token for the account with this address; older links stay valid. Returns the address
 * to send the link to; undefined if there is no such account, a link is being sent, or the last link was sent too
 * recently (rule PASSWORD-2).
 */
export function createReset(
  db: Database,
  email: string,
  token_hash: string,
  now: Date,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    // Serializes requests for one account, so that each sees earlier links.
    const account = tx
      .select({ _id: users._id, email: users.email })
      .from(users)
      .where(eq(users.email, emailKey(email)));
    const [user] = await lockRows(tx, 'users', account, 'update');
    if (!user || (await isSending(tx, user._id, now))) return undefined;
    await tx
      .delete(passwordResets)
      .where(lt(passwordResets.created_at, new Date(now.getTime() - RESET_KEPT)));
    const [sent] = await tx
      .select({ links: count(), last: max(passwordResets.created_at) })
      .from(passwordResets)
      .where(and(eq(passwordResets.user_id, user._id), isNotNull(passwordResets.sent_at)));
    const gap = GAPS[sent?.links ?? 0] ?? LONGEST_GAP;
    if (sent?.last && now.getTime() < sent.last.getTime() + gap) return undefined;

    const expires_at = new Date(now.getTime() + RESET_LIFETIME);
    const values = { token_hash, user_id: user._id, created_at: now, expires_at };
    await tx.insert(passwordResets).values(values);
    return user.email;
  });
}

/** Marks the link as sent, just before its mail reaches the mail server. Only sent links count for the gaps. */
export async function noteResetSent(db: Database, token_hash: string, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ sent_at: now })
    .where(eq(passwordResets.token_hash, token_hash));
}

/** Deletes a link that was not sent. */
export async function dropReset(db: Database, token_hash: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.token_hash, token_hash));
}

/** Voids the links of this account. */
export async function voidResets(db: Database, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.user_id, userId));
}

/**
 * Consumes the link and sets its account's password, which ends all sessions and voids other links. False when the link
 * is no longer valid or a parallel request was first (rule PASSWORD-3).
 */
export function resetPassword(
  db: Database,
  token_hash: string,
  password_hash: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = await findResetOwner(tx, token_hash, now);
    if (!owner) return false;
    // Lock order: the account before its links, as in all functions that void links.
    await lockAccount(tx, owner._id);
    const [used] = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.token_hash, token_hash), usable(now)))
      .returning({ user_id: passwordResets.user_id });
    if (!used) return false;
    await tx
      .update(users)
      .set({
        password_hash,
        session_version: nextSessionVersion,
        updated_at: now,
        // Having the link proves access to this mailbox.
        email_confirmed_at: sql`coalesce(${users.email_confirmed_at}, ${instant(now)})`,
        __v: sql`${users.__v} + 1`,
      })
      .where(eq(users._id, used.user_id));
    await voidResets(tx, used.user_id);
    return true;
  });
}
