import { eq } from 'drizzle-orm';
import { type NewNotification, notify } from '#server/domains/notifications/commands.ts';
import { notifications } from '#server/platform/database/schema.ts';
import type { Backend } from '#tests/backend.ts';

const MINUTE = 60_000;

/** Tells of each, the first now and each further one `apart` minutes before; what was told until now is gone. */
export async function tell(
  { database: { db } }: Backend,
  told: readonly NewNotification[],
  apart = 1,
): Promise<void> {
  const [first] = told;
  if (first) await db.delete(notifications).where(eq(notifications.user_id, first.userId));
  for (const [index, one] of told.entries())
    await notify(db, [one], new Date(Date.now() - index * apart * MINUTE));
}
