import { IDEMPOTENCY_HOURS, NOTIFICATION_DAYS } from '../src/contract/limits.ts';
import type { Connection } from './db/connection.ts';
import type { Dependencies } from './dependencies.ts';
import { repeatInBackground } from './repeat-in-background.ts';
import { deleteOldKeys } from './store/idempotency-keys.ts';
import { deleteOldMails } from './store/mails.ts';
import { deleteOldNotifications } from './store/notifications.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What deletes a part of what is old, and the age in milliseconds. */
const STEPS = [
  [deleteOldNotifications, NOTIFICATION_DAYS * DAY],
  [deleteOldMails, NOTIFICATION_DAYS * DAY],
  [deleteOldKeys, IDEMPOTENCY_HOURS * HOUR],
] as const;

type Cleaned = Pick<Dependencies, 'clock' | 'stopping'> & { database: Pick<Connection, 'db'> };

/**
 * Deletes notifications, and mails that were sent or given up, when they are 90 days old, and keys of calls
 * that may be repeated when they are a day old.
 */
export async function deleteOld({ database: { db }, clock, stopping }: Cleaned): Promise<void> {
  for (const [deletePart, age] of STEPS) {
    const before = new Date(clock().getTime() - age);
    while (!stopping?.aborted && (await deletePart(db, before))) {
      // The next part.
    }
  }
}

/** Does so now and every hour, in the background. Gives the function that stops it. */
export const scheduleDeletions = (
  dependencies: Cleaned & Pick<Dependencies, 'runInBackground'>,
): (() => void) =>
  repeatInBackground(() => deleteOld(dependencies), HOUR, dependencies.runInBackground).stop;
