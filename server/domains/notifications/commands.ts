import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { among, idList } from '#server/platform/database/ids.ts';
import { lockingUsers } from '#server/platform/database/locks.ts';
import { rowsOf } from '#server/platform/database/rows-of.ts';
import { type Database, notifications } from '#server/platform/database/schema.ts';
import { instant } from '#server/platform/database/values.ts';
import { signalMails } from '#server/platform/mail/mail-signal.ts';
import type { MailedFacts } from '#src/contract/mails/mail-content.ts';
import {
  DEFAULT_MODE,
  MAILED_KINDS,
  type NotificationKind,
} from '#src/contract/notifications/notification.ts';
import { isUnreadOf } from './queries.ts';

/** A notification to create, only once per user and `dedupeKey`. */
export type NewNotification = {
  userId: string;
  kind: NotificationKind;
  applicationId?: string;
  jobId?: string;
  facts?: MailedFacts;
  dedupeKey?: string;
};

/** The hour (UTC) at which digests are sent. */
const DIGEST_HOUR = 6;

/** Maximum mails within a day to an unconfirmed address: 20 with the digest (rule MAIL-10). */
const UNCONFIRMED_MAX = 19;

/** When the next digests are sent. */
export function nextDigest(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(DIGEST_HOUR, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

/**
 * Creates notifications and queues the mails that their readers have chosen, in the transaction of the change. The
 * number of statements doesn't depend on the number of readers. Skips accounts that are gone (rule MAIL-2).
 */
export async function notify(
  tx: Database,
  added: readonly NewNotification[],
  now: Date,
): Promise<void> {
  if (added.length === 0) return;
  const rows = added.map((one) => ({
    _id: v7(),
    user_id: one.userId,
    kind: one.kind,
    facts: one.facts ?? {},
    application_id: one.applicationId,
    job_id: one.jobId,
    dedupe_key: one.dedupeKey,
  }));
  // One parameter for any number of rows. Locks users in a fixed order, so that concurrent calls don't deadlock.
  const inserted = await rowsOf<{ _id: string }>(
    tx,
    sql`with added as (
      select added.* from json_to_recordset(${JSON.stringify(rows)}::json) as added (
        _id uuid, user_id uuid, kind text, facts jsonb, application_id uuid, job_id uuid, dedupe_key text
      )
      join users on users._id = added.user_id and users.ended_at is null
      order by added.user_id, added._id
      ${lockingUsers}
    )
    insert into notifications
      (_id, user_id, kind, facts, application_id, job_id, dedupe_key, created_at)
    select _id, user_id, kind, facts, application_id, job_id, dedupe_key, ${instant(now)}
    from added
    on conflict do nothing
    returning _id`,
  );
  if (inserted.length === 0) return;
  await queueMails(
    tx,
    inserted.map(({ _id }) => _id),
    now,
  );
}

/** Queues the mails of these notifications by their readers' preferences and limits (rule MAIL-1). */
async function queueMails(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  const at = instant(now);
  const chosen = sql`select added._id, added.user_id, coalesce(preference.mode, ${DEFAULT_MODE}) as mode
    from notifications added
    left join notification_preferences preference using (user_id, kind)
    where added._id = any(${idList(ids)}::uuid[]) and added.kind in ${MAILED_KINDS}`;
  // A mail about one notification has its id.
  await tx.execute(sql`insert into mails (_id, user_id, created_at, due_at)
    select chosen._id, chosen.user_id, ${at}, ${at}
    from (
      select *, row_number() over (partition by user_id order by _id) as place
      from (${chosen}) as chosen where mode = 'now'
    ) as chosen
    join users on users._id = chosen.user_id
    where users.email_confirmed_at is not null or chosen.place + (
      select count(*) from mails
      where mails.user_id = chosen.user_id and not mails.is_daily and mails.created_at > ${at} - interval '1 day'
    ) <= ${UNCONFIRMED_MAX}`);
  // The update changes nothing, but keeps the digest from being claimed before these notifications join it.
  await tx.execute(sql`insert into mails (_id, user_id, is_daily, created_at, due_at)
    select gen_random_uuid(), user_id, true, ${at}, ${instant(nextDigest(now))}
    from (${chosen}) as chosen where mode = 'daily' group by user_id order by user_id
    on conflict (user_id) where is_daily and claimed_until is null
    do update set due_at = mails.due_at`);
  await tx.execute(sql`update notifications set mail_id = notifications._id
    from (${chosen}) as chosen
    join mails on mails._id = chosen._id
    where notifications._id = chosen._id and chosen.mode = 'now'`);
  await tx.execute(sql`update notifications set mail_id = mails._id
    from (${chosen}) as chosen
    join mails on mails.user_id = chosen.user_id and mails.is_daily and mails.claimed_until is null
    where notifications._id = chosen._id and chosen.mode = 'daily'`);
  signalMails();
}

/** Marks these, or all, of a user's notifications as read; those already read keep their time. */
export async function markNotificationsRead(
  db: Database,
  userId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  const isAmong = ids && among(notifications._id, ids);
  await db
    .update(notifications)
    .set({ read_at: now })
    .where(and(isUnreadOf(userId), isAmong));
}

/** Marks the notifications of an application's messages as read, because the messages were (rule NOTICE-5). */
export async function markMessageNotificationsRead(
  db: Database,
  userId: string,
  applicationId: string,
  now: Date,
): Promise<void> {
  const isAbout = and(
    eq(notifications.kind, 'message'),
    eq(notifications.application_id, applicationId),
  );
  await db
    .update(notifications)
    .set({ read_at: now })
    .where(and(isUnreadOf(userId), isAbout));
}
