import { and, eq } from 'drizzle-orm';
import { isKeptUser } from '#server/platform/database/being-deleted.ts';
import { type Database, notificationPreferences, users } from '#server/platform/database/schema.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import { DEFAULT_LANGUAGE } from '#src/contract/language.ts';
import {
  DEFAULT_MODE,
  type NotificationModes,
  notificationKindsOf,
  type Preferences,
} from '#src/contract/notifications/notification.ts';

/** The owner of the preferences. */
export type Reader = { _id: string; user_type: UserType };

/** The account with this id; links in its mails are valid while it exists. */
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

/** The reader's mail preferences, for every kind that concerns their side. */
export async function getPreferences(db: Database, reader: Reader): Promise<Preferences> {
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
    user_type,
    language: user?.language ?? DEFAULT_LANGUAGE,
    modes,
    address: maskEmail(user?.email ?? ''),
  };
}
