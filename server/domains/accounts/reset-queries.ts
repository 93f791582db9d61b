import { and, eq, gt, or, type SQL } from 'drizzle-orm';
import { accountLinks, type Database, users } from '#server/platform/database/schema.ts';

/** Whether a link can still be used. */
export const usable = (now: Date): SQL => gt(accountLinks.expires_at, now);

/**
 * The account whose password a link with this token can still set, and the address that has then been proved: of a
 * link to take the account back, the former one (rule CONFIRM-6).
 */
export async function findResetOwner(
  db: Database,
  token_hash: string,
  now: Date,
): Promise<{ _id: string; email: string } | undefined> {
  const [found] = await db
    .select({ _id: users._id, email: accountLinks.email })
    .from(accountLinks)
    .innerJoin(users, eq(users._id, accountLinks.user_id))
    .where(
      and(
        eq(accountLinks.token_hash, token_hash),
        usable(now),
        or(
          // Not one mailed to an address that the account no longer has.
          and(eq(accountLinks.purpose, 'reset'), eq(accountLinks.email, users.email)),
          eq(accountLinks.purpose, 'take_back'),
        ),
      ),
    );
  return found;
}
