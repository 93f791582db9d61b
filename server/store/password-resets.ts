import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Database, passwordResets, users } from '../db/schema.ts';
import { emailKey, tokensFrom } from './users.ts';

/** Milliseconds: an hour. */
export const RESET_LIFETIME = 60 * 60 * 1000;
/** The links that one account gets within an hour, so that nobody's mailbox is flooded by asking. */
export const RESETS_PER_HOUR = 5;
/** Milliseconds after which a link's row is deleted: a day. */
const RESET_KEPT = 24 * 60 * 60 * 1000;

const usable = (now: Date) =>
  and(isNull(passwordResets.used_at), gt(passwordResets.expires_at, now));

/**
 * Keeps the hash of a new link's token for the account with this address, and voids its older links.
 * Gives where the link is to be sent; undefined without such an account, and when it has had enough
 * links within the hour.
 */
export function createReset(
  db: Database,
  email: string,
  token_hash: string,
  now: Date,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    // Requests for one account take turns, so that one link alone is valid.
    const [user] = await tx
      .select({ _id: users._id, email: users.email })
      .from(users)
      .where(eq(users.email, emailKey(email)))
      .for('update');
    if (!user) return undefined;
    await tx
      .delete(passwordResets)
      .where(lt(passwordResets.created_at, new Date(now.getTime() - RESET_KEPT)));
    const ofUser = eq(passwordResets.user_id, user._id);
    const anHourAgo = new Date(now.getTime() - RESET_LIFETIME);
    const [recent] = await tx
      .select({ links: count() })
      .from(passwordResets)
      .where(and(ofUser, gt(passwordResets.created_at, anHourAgo)));
    if (recent && recent.links >= RESETS_PER_HOUR) return undefined;

    await tx
      .update(passwordResets)
      .set({ expires_at: now })
      .where(and(ofUser, usable(now)));
    const expires_at = new Date(now.getTime() + RESET_LIFETIME);
    const values = { token_hash, user_id: user._id, created_at: now, expires_at };
    await tx.insert(passwordResets).values(values);
    return user.email;
  });
}

/** Voids the links of this account that would still set a password. */
export async function voidResets(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ expires_at: now })
    .where(and(eq(passwordResets.user_id, userId), usable(now)));
}

/** Whether a link with this token would still set a password. */
export async function isResetUsable(db: Database, token_hash: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ user_id: passwordResets.user_id })
    .from(passwordResets)
    .where(and(eq(passwordResets.token_hash, token_hash), usable(now)));
  return found.length > 0;
}

/**
 * Uses the link up and sets the password of its account, whose sessions and other links end with it.
 * False when the link sets no password any more, also when another request was a moment earlier.
 */
export function resetPassword(
  db: Database,
  token_hash: string,
  password_hash: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(passwordResets)
      .set({ used_at: now })
      .where(and(eq(passwordResets.token_hash, token_hash), usable(now)))
      .returning({ user_id: passwordResets.user_id });
    if (!used) return false;
    const tokens_valid_from = tokensFrom(now);
    await tx
      .update(users)
      .set({ password_hash, tokens_valid_from, updated_at: now, __v: sql`${users.__v} + 1` })
      .where(eq(users._id, used.user_id));
    await voidResets(tx, used.user_id, now);
    return true;
  });
}
