import { and, eq, sql } from 'drizzle-orm';
import { lockAccount } from '#server/platform/database/locks.ts';
import { type Database, notificationPreferences, users } from '#server/platform/database/schema.ts';
import type { Language } from '#src/contract/language.ts';
import {
  DEFAULT_MODE,
  type NotificationKind,
  type NotificationModes,
} from '#src/contract/notifications/notification.ts';
import type { Reader } from './preference-queries.ts';

/** Stores the reader's choices; missing ones stay unchanged. Defaults are not stored. */
export async function updatePreferences(
  db: Database,
  userId: string,
  {
    language,
    modes = {},
  }: { language?: Language | undefined; modes?: NotificationModes | undefined },
): Promise<void> {
  const chosen = Object.entries(modes).map(([kind, mode]) => ({ kind, mode }));
  await db.transaction(async (tx) => {
    // The lock serializes concurrent changes and prevents rows of a deleted account.
    if (!(await lockAccount(tx, userId, 'update'))) return;
    if (language) await tx.update(users).set({ language }).where(eq(users._id, userId));
    await tx.execute(sql`delete from notification_preferences where user_id = ${userId}
      and kind in (select kind from json_to_recordset(${JSON.stringify(chosen)}::json) as chosen (kind text))`);
    await tx.execute(sql`insert into notification_preferences (user_id, kind, mode)
      select ${userId}::uuid, kind, mode
      from json_to_recordset(${JSON.stringify(chosen)}::json) as chosen (kind text, mode text)
      where mode <> ${DEFAULT_MODE}`);
  });
}

/** Stops the mails of this kind; without a kind, of all kinds in the digest. */
export async function unsubscribeFrom(
  db: Database,
  reader: Reader,
  kind: NotificationKind | undefined,
): Promise<void> {
  if (kind) return updatePreferences(db, reader._id, { modes: { [kind]: 'never' } });
  await db
    .update(notificationPreferences)
    .set({ mode: 'never' })
    .where(
      and(
        eq(notificationPreferences.user_id, reader._id),
        eq(notificationPreferences.mode, 'daily'),
      ),
    );
}
