import { eq } from 'drizzle-orm';
import { findLinkedAccount } from '#server/domains/accounts/email-queries.ts';
import { lockAccount } from '#server/platform/database/locks.ts';
import { accountLinks, type Database } from '#server/platform/database/schema.ts';
import { endUser } from './commands.ts';

/**
 * Carries out 'This wasn’t me' of a confirming mail (rule CONFIRM-7): ends the account that was created with the
 * address, or only cancels that an account changes to it. Then call `deleteAtOnce` for an ended account. The address of
 * a confirmed account is its owner's.
 */
export function disownEmail(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ ended: string } | 'done' | 'invalid' | 'owned'> {
  return db.transaction(async (tx) => {
    const found = await findLinkedAccount(tx, tokenHash, now);
    if (!found || !(await lockAccount(tx, found.userId, 'update'))) return 'invalid';
    // Read again: the address may have been confirmed while waiting for the lock.
    const linked = await findLinkedAccount(tx, tokenHash, now);
    if (!linked) return 'invalid';
    if (!linked.isOwn) {
      await tx.delete(accountLinks).where(eq(accountLinks.token_hash, tokenHash));
      return 'done';
    }
    if (linked.isConfirmed || linked.isAdmin) return 'owned';
    await endUser(tx, { id: linked.userId, label: linked.label, now });
    return { ended: linked.userId };
  });
}
