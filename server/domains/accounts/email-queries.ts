import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { hasRow } from '#server/platform/database/has-row.ts';
import { accountLinks, type Database, users } from '#server/platform/database/schema.ts';
import type { EmailSettings } from '#src/contract/accounts/email.ts';
import { usable } from './reset-queries.ts';

/** A link that proves an address and wasn't used yet. */
type OpenLink = { token_hash: string; email: string; created_at: Date; wrong_codes: number };

/** The account's newest confirming link that still works; `email` is the account's, or the one it changes to. */
export async function findOpenLink(
  db: Database,
  userId: string,
  now: Date,
): Promise<OpenLink | undefined> {
  const [found] = await db
    .select({
      token_hash: accountLinks.token_hash,
      email: accountLinks.email,
      created_at: accountLinks.created_at,
      wrong_codes: accountLinks.wrong_codes,
    })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.user_id, userId),
        eq(accountLinks.purpose, 'confirm'),
        isNull(accountLinks.used_at),
        usable(now),
      ),
    )
    .orderBy(desc(accountLinks.created_at), desc(accountLinks.token_hash))
    .limit(1);
  return found;
}

/** Whether a link can still do something: it wasn't used, cancelled or replaced, and its address isn't confirmed yet. */
export async function isOpenLink(db: Database, tokenHash: string): Promise<boolean> {
  const [found] = await db
    .select({
      isConfirmed: sql<boolean>`${accountLinks.purpose} = 'confirm' and ${accountLinks.email} = ${users.email}
        and ${users.email_confirmed_at} is not null`,
    })
    .from(accountLinks)
    .innerJoin(users, eq(users._id, accountLinks.user_id))
    .where(and(eq(accountLinks.token_hash, tokenHash), isNull(accountLinks.used_at)));
  return found !== undefined && !found.isConfirmed;
}

/**
 * The account that a confirming link was mailed for, and whether that is its own address, not one that it changes to.
 */
export async function findLinkedAccount(db: Database, tokenHash: string, now: Date) {
  const [found] = await db
    .select({
      userId: users._id,
      label: users.email,
      isOwn: sql<boolean>`${users.email} = ${accountLinks.email}`,
      isConfirmed: sql<boolean>`${users.email_confirmed_at} is not null`,
      isAdmin: users.is_admin,
    })
    .from(accountLinks)
    .innerJoin(users, eq(users._id, accountLinks.user_id))
    .where(
      and(eq(accountLinks.token_hash, tokenHash), eq(accountLinks.purpose, 'confirm'), usable(now)),
    );
  return found;
}

/** The account's address, and the one that it is changing to (rule CONFIRM-5). */
export async function getEmailSettings(
  db: Database,
  user: { _id: string; email: string; email_confirmed: boolean },
  now: Date,
): Promise<EmailSettings> {
  const open = await findOpenLink(db, user._id, now);
  const pending = open && open.email !== user.email ? open.email : '';
  return { email: user.email, is_confirmed: user.email_confirmed, pending };
}

/** Whether another account's former owner may still bring this address back (rule CONFIRM-6). */
export const isReserved = (
  db: Database,
  { email, userId }: { email: string; userId: string },
  now: Date,
): Promise<boolean> =>
  hasRow(
    db,
    accountLinks,
    and(
      eq(accountLinks.email, email),
      eq(accountLinks.purpose, 'take_back'),
      ne(accountLinks.user_id, userId),
      gt(accountLinks.expires_at, now),
    ),
  );

/** The account with this address. */
export async function findOwner(db: Database, email: string): Promise<string | undefined> {
  const [found] = await db.select({ _id: users._id }).from(users).where(eq(users.email, email));
  return found?._id;
}
