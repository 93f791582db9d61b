import { calendarFiles, calendarOf } from '#server/domains/interviews/mail-calendar-queries.ts';
import { notificationsOfMail } from '#server/domains/notifications/mail-queries.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Message } from '#server/platform/mail/mail.ts';
import type { Tokens } from '#server/platform/secrets/tokens.ts';
import type { MailRenderer } from '#src/contract/mails/mail-content.ts';
import { PREFERENCES_PATH } from '#src/contract/notifications/notification.ts';
import { findAddressee } from './queries.ts';

/** Maximum notifications shown in a digest; the rest are only counted. */
const DIGEST_MAX = 30;

/** Origins of links in mails: the browser app's, and the API's. */
export type MailOrigins = { app: string; api: string };

/** Dependencies for composing mails. */
export type Composer = {
  db: Database;
  tokens: Pick<Tokens, 'signPreferencesToken'>;
  renderer: MailRenderer;
  origins: MailOrigins;
};

/** The mail's current content; undefined without notifications or a recipient (rule MAIL-4). */
export async function composeMail(
  { db, tokens, renderer, origins }: Composer,
  id: string,
): Promise<Message | undefined> {
  const reader = await findAddressee(db, id);
  if (!reader) return undefined;
  const { notifications, total } = await notificationsOfMail(db, id, DIGEST_MAX);
  const [first, ...others] = notifications;
  if (!first) return undefined;
  const token = await tokens.signPreferencesToken(reader._id);
  const about = new URLSearchParams({
    token,
    ...(!reader.is_daily && { kind: first.kind }),
  }).toString();
  const { subject, html, text } = await renderer.renderNotification({
    language: reader.language,
    reader: reader.user_type,
    origin: origins.app,
    preferencesUrl: `${origins.app}${PREFERENCES_PATH}?${about}`,
    notifications: [first, ...others],
    total: reader.is_daily ? total : undefined,
    isConfirmed: reader.is_confirmed,
  });
  const around = { origin: origins.app, readWords: renderer.readWords };
  const calendar = () =>
    reader.is_daily
      ? calendarFiles(db, notifications, reader, around).then((attachments) => ({
          attachments,
        }))
      : calendarOf(db, first, reader, around).then((one) => ({ calendar: one }));
  return {
    to: reader.email,
    subject,
    html,
    text,
    id,
    // The calendar contains text written by others (rule MAIL-10).
    ...(reader.is_confirmed && (await calendar())),
    headers: {
      // RFC 8058: to unsubscribe in one click, the mail program posts the second line there.
      'List-Unsubscribe': `<${origins.api}/api/notification-preferences/unsubscribe?${about}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
