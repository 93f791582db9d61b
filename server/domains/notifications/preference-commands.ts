import { and, eq, sql } from 'drizzle-orm';
import type { UserType } from '../../../src/contract/enumerations.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../src/contract/language.ts';
import {
  DEFAULT_MODE,
  type NotificationKind,
  type NotificationModes,
  notificationKindsOf,
  type Preferences,
} from '../../../src/contract/notifications/notification.ts';
import { isKeptUser } from '../../platform/database/being-deleted.ts';
import { lockAccount } from '../../platform/database/locks.ts';
import { type Database, notificationPreferences, users } from '../../platform/database/schema.ts';

/** Whose preferences they are. */
export type Reader = { _id: string; user_type: UserType };

/** The account with this id, whose links in mails are valid as long as it is there. */
export async function findReader(db: Database, id: string): Promise<Reader | undefined> {
  const [found] = await db
    .select({ _id: users._id, user_type: users.user_type })
    .from(users)
    .where(and(eq(users._id, id), isKeptUser));
  return found;
}

/** 'a•••@example.com'. */
const maskEmail = (email: string): string => {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
};

/** What the reader is mailed, of every kind that concerns that side. */
export async function findPreferences(db: Database, reader: Reader): Promise<Preferences> {
  const { _id, user_type } = reader;
  const [user] = await db
    .select({ language: users.language, email: users.email })
    .from(users)
    .where(eq(users._id, _id));
  const rows = await db
    .select({ kind: notificationPreferences.kind, mode: notificationPreferences.mode })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.user_id, _id));
  const chosen = new Map(rows.map(({ kind, mode }) => [kind, mode]));
  const modes: NotificationModes = Object.fromEntries(
    notificationKindsOf(user_type).map((kind) => [kind, chosen.get(kind) ?? DEFAULT_MODE]),
  );
  return {
    ...{ user_type, language: user?.language ?? DEFAULT_LANGUAGE, modes },
    address: maskEmail(user?.email ?? ''),
  };
}

/** Stores what the reader chooses; what is not given stays. The default is not stored. */
export async function savePreferences(
  db: Database,
  userId: string,
  {
    language,
    modes = {},
  }: { language?: Language | undefined; modes?: NotificationModes | undefined },
): Promise<void> {
  const chosen = Object.entries(modes).map(([kind, mode]) => ({ kind, mode }));
  await db.transaction(async (tx) => {
    // Locked, so that two changes at once come one after the other, and none is left of an account that is gone.
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

/** No more mails of this kind; without one, of none that comes in the digest. */
export async function unsubscribeFrom(
  db: Database,
  reader: Reader,
  kind: NotificationKind | undefined,
): Promise<void> {
  if (kind) return savePreferences(db, reader._id, { modes: { [kind]: 'never' } });
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
