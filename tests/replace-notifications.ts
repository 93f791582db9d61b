import { eq } from 'drizzle-orm';
import { type NewNotification, notify } from '#server/domains/notifications/commands.ts';
import { notifications } from '#server/platform/database/schema.ts';
import type { Backend } from '#tests/backend.ts';

const MINUTE = 60_000;

/**
 * Replaces the notifications of the first item's user: the first is created now, each further one `minutesApart`
 * earlier.
 */
export async function replaceNotifications(
  { database: { db } }: Backend,
  items: readonly NewNotification[],
  minutesApart = 1,
): Promise<void> {
  const [first] = items;
  if (first) await db.delete(notifications).where(eq(notifications.user_id, first.userId));
  for (const [index, item] of items.entries())
    await notify(db, [item], new Date(Date.now() - index * minutesApart * MINUTE));
}
