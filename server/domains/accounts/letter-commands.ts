import { v7 } from 'uuid';
import { type Database, mails } from '#server/platform/database/schema.ts';
import { signalMails } from '#server/platform/mail/mail-signal.ts';
import type { AccountLetter } from '#src/contract/mails/account-letter.ts';

/**
 * Queues a mail about the account itself, in the transaction of what it reports (rule MAIL-2). It goes to the account's
 * address unless `to` is another; `id` is the mail's, which its link depends on (`linkTokenOf`).
 */
export async function queueLetter(
  tx: Database,
  userId: string,
  letter: AccountLetter,
  now: Date,
  { id = v7(), to }: { id?: string; to?: string } = {},
): Promise<void> {
  await tx
    .insert(mails)
    .values({ _id: id, user_id: userId, created_at: now, due_at: now, letter, letter_to: to });
  signalMails();
}
