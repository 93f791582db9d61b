import { NOTIFICATION_DAYS } from '../../src/contract/limits.ts';
import type { Connection } from '../db/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { repeatInBackground } from '../repeat-in-background.ts';
import { deleteOldMails } from '../store/mails.ts';
import { deleteOldNotifications } from '../store/notifications.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds between two looks: an hour. */
const EVERY = 60 * 60 * 1000;

type Cleaned = Pick<Dependencies, 'clock' | 'stopping'> & { database: Pick<Connection, 'db'> };

/** Deletes notifications, and mails that were sent or given up, when they are 90 days old. */
export async function deleteOld({ database: { db }, clock, stopping }: Cleaned): Promise<void> {
  const before = new Date(clock().getTime() - NOTIFICATION_DAYS * DAY);
  for (const step of [deleteOldNotifications, deleteOldMails])
    while (!stopping?.aborted && (await step(db, before))) {
      // The next part.
    }
}

/** Does so now and every hour, in the background. Gives the function that stops it. */
export const scheduleDeletions = (
  dependencies: Cleaned & Pick<Dependencies, 'runInBackground'>,
): (() => void) =>
  repeatInBackground(() => deleteOld(dependencies), EVERY, dependencies.runInBackground).stop;
