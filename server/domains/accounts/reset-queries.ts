import { and, eq, gt, type SQL } from 'drizzle-orm';
import { type Database, passwordResets, users } from '#server/platform/database/schema.ts';

/** Whether a link can still be used. */
export const usable = (now: Date): SQL => gt(passwordResets.expires_at, now);

/** The account whose password a link with this token can still set. */
export async function findResetOwner(
  db: Database,
  token_hash: string,
  now: Date,
): Promise<{ _id: string; email: string } | undefined> {
  const [found] = await db
    .select({ _id: users._id, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users._id, passwordResets.user_id))
    .where(and(eq(passwordResets.token_hash, token_hash), usable(now)));
  return found;
}
