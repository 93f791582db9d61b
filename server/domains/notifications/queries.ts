import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { isOfKept } from '#server/platform/database/being-deleted.ts';
import { isAfter, type Place } from '#server/platform/database/keyset.ts';
import { pagesOf } from '#server/platform/database/pages.ts';
import {
  applications,
  type Database,
  jobs,
  notifications,
  users,
} from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { MailedNotification } from '#src/contract/mails/mail-content.ts';
import type { Notification, NotificationPage } from '#src/contract/notifications/notification.ts';

const jobId = sql`coalesce(${notifications.job_id}, ${applications.job_id})`;

const columns = {
  _id: notifications._id,
  kind: notifications.kind,
  application_id: notifications.application_id,
  // The employer can't see a removed job, and the candidates' texts don't need its id.
  job_id: sql<string | null>`case when ${jobs.removed_at} is null then ${jobId} end`,
  job_title: sql<string>`coalesce(${jobs.title}, '')`,
  company_name: sql<string>`coalesce(${jobs.company_name}, '')`,
  candidate_name: sql<string>`coalesce(trim(${users.first_name} || ' ' || ${users.last_name}), '')`,
  facts: notifications.facts,
  created_at: iso(notifications.created_at),
  read_at: iso(notifications.read_at),
};

/** All notifications with current names and the facts for mails; add a condition. */
export const selectNotifications = (db: Database) =>
  db
    .select(columns)
    .from(notifications)
    .leftJoin(applications, eq(applications._id, notifications.application_id))
    .leftJoin(jobs, eq(jobs._id, jobId))
    .leftJoin(users, eq(users._id, applications.candidate_id));

/** A notification without the facts that only mails contain. */
const toNotification = ({ facts, ...notification }: MailedNotification): Notification => {
  const { interview: _, message: __, ...shown } = facts;
  return { ...notification, facts: shown };
};

export const isUnreadOf = (userId: string) =>
  and(eq(notifications.user_id, userId), isNull(notifications.read_at), isOfKept);

/** The number of a user's unread notifications, read only from their index. */
export const countUnread = async (db: Database, userId: string): Promise<number> =>
  db.$count(notifications, isUnreadOf(userId));

/** One page of a user's notifications, newest first; a page past the end is an empty list (rule NOTICE-1). */
export async function listNotifications(
  db: Database,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<NotificationPage> {
  const isOwn = and(eq(notifications.user_id, userId), isOfKept);
  const [rows, total, unread] = await Promise.all([
    selectNotifications(db)
      .where(isOwn)
      .orderBy(desc(notifications.created_at), desc(notifications._id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(notifications, isOwn),
    countUnread(db, userId),
  ]);
  return { notifications: rows.map(toNotification), ...pagesOf(total, limit, page), total, unread };
}

/** The user's notifications after a place in their list, as the app shows them. */
export async function listNotificationsAfter(
  db: Database,
  userId: string,
  limit: number,
  after?: Place,
): Promise<(Notification & Place)[]> {
  const rows = await selectNotifications(db)
    .where(and(eq(notifications.user_id, userId), isOfKept, isAfter(notifications, after)))
    .orderBy(desc(notifications.created_at), desc(notifications._id))
    .limit(limit);
  return rows.map((row) => ({ ...toNotification(row), created_at: row.created_at }));
}
