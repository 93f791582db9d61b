import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { isOfKept } from '#server/platform/database/being-deleted.ts';
import {
  type Database,
  notificationPreferences,
  notifications,
} from '#server/platform/database/schema.ts';
import type { MailedNotification } from '#src/contract/mails/mail-content.ts';
import { selectNotifications } from './queries.ts';

/** Condition: the notification's reader still wants mails of its kind. */
const isWanted: SQL = sql`not exists (
  select 1 from ${notificationPreferences}
  where ${notificationPreferences.user_id} = ${notifications.user_id}
    and ${notificationPreferences.kind} = ${notifications.kind}
    and ${notificationPreferences.mode} = 'never'
)`;

/** The notifications in a mail, the oldest first, at most `limit`; `total` counts them all (rule MAIL-1). */
export async function notificationsOfMail(
  db: Database,
  mailId: string,
  limit: number,
): Promise<{ notifications: MailedNotification[]; total: number }> {
  const condition = and(eq(notifications.mail_id, mailId), isWanted, isOfKept);
  const selected = await selectNotifications(db)
    .where(condition)
    .orderBy(asc(notifications.created_at), asc(notifications._id))
    .limit(limit);
  const total = await db.$count(notifications, condition);
  return { notifications: selected, total };
}
