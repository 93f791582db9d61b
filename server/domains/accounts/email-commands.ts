import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, isNull, max, ne, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { isUniqueViolation } from '#server/platform/database/errors.ts';
import { hasRow } from '#server/platform/database/has-row.ts';
import { lockAccount, lockRows } from '#server/platform/database/locks.ts';
import { accountLinks, type Database, mails, users } from '#server/platform/database/schema.ts';
import type { Tokens } from '#server/platform/secrets/tokens.ts';
import { findOpenLink, findOwner, isReserved } from './email-queries.ts';
import { queueLetter } from './letter-commands.ts';
import {
  CODE_LIFETIME,
  CONFIRM_LIFETIME,
  codeOf,
  hashOf,
  linkTokenOf,
  TAKE_BACK_LIFETIME,
  WRONG_CODES_MAX,
} from './link-rules.ts';
import { emailKey } from './queries.ts';
import { voidRequests, waitAfter } from './reset-commands.ts';

const DAY = 24 * 60 * 60 * 1000;

type Secrets = Pick<Tokens, 'keyedHash'>;

/** Thrown to roll back what would take an address that its former owner may bring back. */
class Reserved extends Error {}

/** Runs a transaction; returns 'taken' if the address it writes belongs to another account. */
export const orTaken = <Result>(work: Promise<Result>): Promise<Result | 'taken'> =>
  work.catch((error: unknown) => {
    if (error instanceof Reserved || isUniqueViolation(error)) return 'taken';
    throw error;
  });

/**
 * Throws in a transaction that has just given the account this address, if it is reserved. Afterwards, since the write
 * may have waited for the change that reserved it.
 */
export async function checkReserved(
  tx: Database,
  owner: { email: string; userId: string },
  now: Date,
): Promise<void> {
  if (await isReserved(tx, owner, now)) throw new Reserved();
}

type Confirmation = { userId: string; email: string; isChange: boolean };

/** Adds a confirming link and queues its mail (rule CONFIRM-1). */
export async function addConfirmation(
  tx: Database,
  secrets: Secrets,
  { userId, email, isChange }: Confirmation,
  now: Date,
): Promise<void> {
  const id = v7();
  await tx.insert(accountLinks).values({
    token_hash: hashOf(linkTokenOf(secrets, id)),
    purpose: 'confirm',
    user_id: userId,
    email,
    created_at: now,
    expires_at: new Date(now.getTime() + CONFIRM_LIFETIME),
  });
  await queueLetter(tx, userId, { kind: 'confirm_email', isChange }, now, { id, to: email });
}

/** The account, locked until the transaction ends. */
async function lockUser(tx: Database, userId: string) {
  const account = tx
    .select({
      _id: users._id,
      email: users.email,
      confirmedAt: users.email_confirmed_at,
    })
    .from(users)
    .where(and(eq(users._id, userId), isNull(users.ended_at)));
  const [user] = await lockRows(tx, 'users', account, 'update');
  return user;
}

/**
 * Mails another link to the address that waits for its confirmation. Returns the milliseconds to wait if the last one is
 * too recent (rule CONFIRM-3).
 */
export function resendConfirmation(
  db: Database,
  secrets: Secrets,
  userId: string,
  now: Date,
): Promise<'done' | 'confirmed' | { wait: number }> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const open = user && (await findOpenLink(tx, userId, now));
    const isChange = open !== undefined && open.email !== user?.email;
    const email = isChange ? open.email : user?.email;
    if (!email || (user?.confirmedAt && !isChange)) return 'confirmed';
    const [sent] = await tx
      .select({ links: count(), last: max(accountLinks.created_at) })
      .from(accountLinks)
      .where(
        and(
          eq(accountLinks.user_id, userId),
          eq(accountLinks.purpose, 'confirm'),
          eq(accountLinks.email, email),
          gt(accountLinks.created_at, new Date(now.getTime() - DAY)),
        ),
      );
    const wait = sent ? waitAfter(sent, now) : 0;
    if (wait > 0) return { wait };
    await (isChange ? askForAddress : addConfirmation)(
      tx,
      secrets,
      { userId, email, isChange },
      now,
    );
    return 'done';
  });
}

/** Deletes what would change the account's address. */
export async function cancelEmailChange(
  db: Database,
  { _id, email }: { _id: string; email: string },
): Promise<void> {
  await db
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.user_id, _id),
        eq(accountLinks.purpose, 'confirm'),
        isNull(accountLinks.used_at),
        ne(accountLinks.email, email),
      ),
    );
}

/** Tells the owner of an address that it was asked for, at most once a day. */
async function tellOwner(tx: Database, ownerId: string, now: Date): Promise<void> {
  const isTold = await hasRow(
    tx,
    mails,
    and(
      eq(mails.user_id, ownerId),
      sql`${mails.letter} ->> 'kind' = 'email_taken'`,
      gt(mails.created_at, new Date(now.getTime() - DAY)),
    ),
  );
  if (!isTold) await queueLetter(tx, ownerId, { kind: 'email_taken' }, now);
}

/**
 * Mails a confirming link to an address that the account wants. One that another account has is treated alike, but its
 * owner is told instead: nobody learns that it is taken (rule CONFIRM-5).
 */
async function askForAddress(
  tx: Database,
  secrets: Secrets,
  wanted: Confirmation,
  now: Date,
): Promise<void> {
  const { userId, email } = wanted;
  const owner = await findOwner(tx, email);
  if (!owner && !(await isReserved(tx, { email, userId }, now)))
    return addConfirmation(tx, secrets, wanted, now);
  await tx.insert(accountLinks).values({
    // Nobody has a token with this hash.
    token_hash: hashOf(randomUUID()),
    purpose: 'confirm',
    user_id: userId,
    email,
    created_at: now,
    expires_at: new Date(now.getTime() + CONFIRM_LIFETIME),
  });
  if (owner) await tellOwner(tx, owner, now);
}

/** Asks for another address of the account, which replaces an earlier wish (rule CONFIRM-5). */
export function changeEmail(
  db: Database,
  secrets: Secrets,
  { userId, email: typed }: { userId: string; email: string },
  now: Date,
): Promise<'done' | 'unchanged'> {
  const email = emailKey(typed);
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || user.email === email) return 'unchanged';
    await cancelEmailChange(tx, user);
    await askForAddress(tx, secrets, { userId, email, isChange: true }, now);
    return 'done';
  });
}

type Confirmed = { email: string };

/** Makes the link's address the account's, and confirmed; its former address may take that back. */
async function useLink(
  tx: Database,
  secrets: Secrets,
  { userId, token_hash, email }: { userId: string; token_hash: string; email: string },
  now: Date,
): Promise<Confirmed | undefined> {
  const user = await lockUser(tx, userId);
  const [used] = await tx
    .update(accountLinks)
    .set({ used_at: now })
    .where(and(eq(accountLinks.token_hash, token_hash), isNull(accountLinks.used_at)))
    .returning({ email: accountLinks.email });
  // Used before: nothing is left to do, unless the account has another address by now.
  if (!user || !used) return user?.email === email && user.confirmedAt ? { email } : undefined;
  const isChange = user.email !== email;
  if (isChange || !user.confirmedAt)
    await tx
      .update(users)
      .set({ email, email_confirmed_at: now, updated_at: now, __v: sql`${users.__v} + 1` })
      .where(eq(users._id, userId));
  if (!isChange) return { email };
  await checkReserved(tx, { email, userId }, now);
  await voidRequests(tx, userId);
  // Only a confirmed address is known to be the owner's: a mistyped one belongs to a stranger.
  if (!user.confirmedAt) return { email };
  const id = v7();
  await tx.insert(accountLinks).values({
    token_hash: hashOf(linkTokenOf(secrets, id)),
    purpose: 'take_back',
    user_id: userId,
    email: user.email,
    created_at: now,
    expires_at: new Date(now.getTime() + TAKE_BACK_LIFETIME),
  });
  await queueLetter(tx, userId, { kind: 'email_changed' }, now, { id, to: user.email });
  return { email };
}

/** Confirms the address that a link with this token was mailed to (rule CONFIRM-2). */
export function confirmEmail(
  db: Database,
  secrets: Secrets,
  token: string,
  now: Date,
): Promise<Confirmed | 'invalid' | 'taken'> {
  const token_hash = hashOf(token);
  return orTaken(
    db.transaction(async (tx) => {
      const [link] = await tx
        .select({ userId: accountLinks.user_id, email: accountLinks.email })
        .from(accountLinks)
        .where(
          and(
            eq(accountLinks.token_hash, token_hash),
            eq(accountLinks.purpose, 'confirm'),
            gt(accountLinks.expires_at, now),
          ),
        );
      if (!link) return 'invalid';
      return (await useLink(tx, secrets, { ...link, token_hash }, now)) ?? 'invalid';
    }),
  );
}

/** Confirms the address that waits for it by the newest mail's code (rule CONFIRM-2). */
export function confirmEmailByCode(
  db: Database,
  secrets: Secrets,
  { userId, code }: { userId: string; code: string },
  now: Date,
): Promise<Confirmed | 'wrong' | 'expired' | 'taken'> {
  return orTaken(
    db.transaction(async (tx) => {
      // Serializes guesses, so that each counts.
      if (!(await lockAccount(tx, userId, 'update'))) return 'expired';
      const open = await findOpenLink(tx, userId, now);
      if (!open || open.created_at.getTime() + CODE_LIFETIME <= now.getTime()) return 'expired';
      if (open.wrong_codes >= WRONG_CODES_MAX) return 'expired';
      if (codeOf(secrets, open.token_hash) !== code) {
        await tx
          .update(accountLinks)
          .set({ wrong_codes: open.wrong_codes + 1 })
          .where(eq(accountLinks.token_hash, open.token_hash));
        return 'wrong';
      }
      return (await useLink(tx, secrets, { userId, ...open }, now)) ?? 'expired';
    }),
  );
}
