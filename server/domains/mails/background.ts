import { sql } from 'drizzle-orm';
import { onceSuccessful } from '#server/platform/background/once-successful.ts';
import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import { breakOffAfter } from '#server/platform/mail/break-off.ts';
import { onMails } from '#server/platform/mail/mail-signal.ts';
import { endClaims } from './commands.ts';
import { hasDueMails } from './queries.ts';
import { CLAIM, type MailQueue, sendDueMails } from './send-due.ts';

/** Mails that an instance sends at a time. */
export const MAILS_AT_ONCE = 3;
/** Milliseconds between checks for due mails. */
const INTERVAL = 5_000;
/** Milliseconds to wait after queueing mails: by then the transaction has usually ended. */
const AFTER_QUEUED = 250;

export type MailTask = Omit<MailQueue, 'breakOff'>;

/** Sends mails, a few at a time (rule MAIL-7). */
export function mailTask(given: MailTask): BackgroundTask {
  const { database, origins, clock, log, stopping } = given;
  const queue = { ...given, breakOff: breakOffAfter(stopping) };
  const begin = onceSuccessful(async () => {
    // Only this process uses an embedded database, so its claims are stale.
    if (database.kind === 'pglite') await endClaims(database.db, clock());
    if (!origins && (await hasDueMails(database.db, clock()))) log('mail.no_address');
  });
  return {
    name: 'mails',
    interval: INTERVAL,
    queue: {
      rows: sql`mails where sent_at is null and failed_at is null`,
      due: sql.raw('due_at'),
    },
    lease: CLAIM,
    concurrency: MAILS_AT_ONCE,
    run: async () => {
      await begin();
      await sendDueMails(queue);
    },
    soon: {
      after: AFTER_QUEUED,
      listen: onMails,
      beforeLook: () => {
        if (!origins) log('mail.no_address');
      },
    },
  };
}
