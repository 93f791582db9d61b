import {
  and,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  max,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { hasRow } from '#server/platform/database/has-row.ts';
import { lockAccount, lockRows } from '#server/platform/database/locks.ts';
import { accountLinks, type Database, users } from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import { emailKey } from './queries.ts';
import { findResetOwner, usable } from './reset-queries.ts';
import { removeFactorsSince } from './second-step-commands.ts';
import { endSessions } from './session-commands.ts';

const MINUTE = 60 * 1000;
/** Milliseconds: an hour. */
const RESET_LIFETIME = 60 * MINUTE;
/**
 * Milliseconds before an account's next link, by the number of links sent, so that nobody can flood a mailbox. No gap
 * exceeds a link's lifetime, so the owner always has a valid link.
 */
const GAPS = [0, MINUTE, 5 * MINUTE, 15 * MINUTE] as const;
const LONGEST_GAP = RESET_LIFETIME;

/** Milliseconds until an account may get another link, by its links so far (rules PASSWORD-2 and CONFIRM-3). */
export function waitAfter(
  { links, last }: { links: number; last: Date | null },
  now: Date,
): number {
  const gap = GAPS[links] ?? LONGEST_GAP;
  return last ? Math.max(0, last.getTime() + gap - now.getTime()) : 0;
}

/** Maximum milliseconds to send a link; a link not sent by then never will be. */
export const RESET_SENDING = MINUTE;

const isResetOf = (userId: string) =>
  and(eq(accountLinks.user_id, userId), eq(accountLinks.purpose, 'reset'));

/** Whether a link is being sent to this account. */
const isSending = (tx: Database, userId: string, now: Date): Promise<boolean> =>
  hasRow(
    tx,
    accountLinks,
    and(
      isResetOf(userId),
      isNull(accountLinks.sent_at),
      gt(accountLinks.created_at, new Date(now.getTime() - RESET_SENDING)),
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
    const [sent] = await tx
      .select({ links: count(), last: max(accountLinks.created_at) })
      .from(accountLinks)
      .where(and(isResetOf(user._id), isNotNull(accountLinks.sent_at)));
    if (sent && waitAfter(sent, now) > 0) return undefined;

    const expires_at = new Date(now.getTime() + RESET_LIFETIME);
    const { _id: user_id, email: to } = user;
    await tx
      .insert(accountLinks)
      .values({ token_hash, purpose: 'reset', user_id, email: to, created_at: now, expires_at });
    return to;
  });
}

/** Marks the link as sent, just before its mail reaches the mail server. Only sent links count for the gaps. */
export async function noteResetSent(db: Database, token_hash: string, now: Date): Promise<void> {
  await db
    .update(accountLinks)
    .set({ sent_at: now })
    .where(eq(accountLinks.token_hash, token_hash));
}

/** Deletes a link that was not sent. */
export async function dropReset(db: Database, token_hash: string): Promise<void> {
  await db.delete(accountLinks).where(eq(accountLinks.token_hash, token_hash));
}

/** Voids all links of this account. */
export async function voidLinks(db: Database, userId: string): Promise<void> {
  await db.delete(accountLinks).where(eq(accountLinks.user_id, userId));
}

/**
 * Voids all links of an account that is taken back to an address, but those to take back an earlier one: a thief who
 * changed the address twice has a link, too (rule CONFIRM-6).
 */
async function voidLaterLinks(
  tx: Database,
  { user_id, created_at }: { user_id: string; created_at: Date },
): Promise<void> {
  const isLater = or(
    ne(accountLinks.purpose, 'take_back'),
    gte(accountLinks.created_at, created_at),
  );
  await tx.delete(accountLinks).where(and(eq(accountLinks.user_id, user_id), isLater));
}

/**
 * Voids what somebody who knew the old password may have asked for: password resets, a change of address that isn't
 * confirmed yet, and an end of two-step login (rules PASSWORD-3, CONFIRM-5 and TWOSTEP-8). A link to take the account
 * back stays.
 */
export async function voidRequests(db: Database, userId: string): Promise<void> {
  const address = db.select({ email: users.email }).from(users).where(eq(users._id, userId));
  await db
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.user_id, userId),
        or(
          inArray(accountLinks.purpose, ['reset', 'recover']),
          and(eq(accountLinks.purpose, 'confirm'), notInArray(accountLinks.email, address)),
        ),
      ),
    );
}

/**
 * Consumes the link and sets its account's password, which ends all sessions and voids other links. A link to take the
 * account back also brings back its address, and removes factors of two-step login that were added since. False when the
 * link is no longer valid or a parallel request was first (rules PASSWORD-3 and CONFIRM-6).
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
    await lockAccount(tx, owner._id, 'update');
    const [used] = await tx
      .delete(accountLinks)
      .where(and(eq(accountLinks.token_hash, token_hash), usable(now)))
      .returning({
        user_id: accountLinks.user_id,
        email: accountLinks.email,
        purpose: accountLinks.purpose,
        created_at: accountLinks.created_at,
      });
    if (!used) return false;
    const isTakenBack = used.purpose === 'take_back';
    await tx
      .update(users)
      .set({
        password_hash,
        updated_at: now,
        ...(isTakenBack && { email: used.email }),
        // Having the link proves access to this mailbox.
        email_confirmed_at: sql`coalesce(${users.email_confirmed_at}, ${instant(now)})`,
        __v: sql`${users.__v} + 1`,
      })
      .where(eq(users._id, used.user_id));
    await endSessions(tx, used.user_id);
    if (isTakenBack) {
      await voidLaterLinks(tx, used);
      await removeFactorsSince(tx, used.user_id, used.created_at);
    } else await voidRequests(tx, used.user_id);
    return true;
  });
}
