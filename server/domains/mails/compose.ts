import { isOpenLink } from '#server/domains/accounts/email-queries.ts';
import { codeOf, hashOf, linkTokenOf } from '#server/domains/accounts/link-rules.ts';
import { calendarFiles, calendarOf } from '#server/domains/interviews/mail-calendar-queries.ts';
import { notificationsOfMail } from '#server/domains/notifications/mail-queries.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Message } from '#server/platform/mail/mail.ts';
import type { Tokens } from '#server/platform/secrets/tokens.ts';
import type { AccountLetter } from '#src/contract/mails/account-letter.ts';
import type { MailRenderer } from '#src/contract/mails/mail-content.ts';
import { PREFERENCES_PATH } from '#src/contract/notifications/notification.ts';
import {
  CONFIRM_EMAIL_PATH,
  RESET_PASSWORD_PATH,
  TWO_STEP_PATH,
} from '#src/contract/site/addresses.ts';
import { type Addressee, findAddressee } from './queries.ts';

/** Maximum notifications shown in a digest; the rest are only counted. */
const DIGEST_MAX = 30;

/** Origins of links in mails: the browser app's, and the API's. */
export type MailOrigins = { app: string; api: string };

/** Dependencies for composing mails. */
export type Composer = {
  db: Database;
  tokens: Pick<Tokens, 'signPreferencesToken' | 'keyedHash'>;
  renderer: MailRenderer;
  origins: MailOrigins;
};

/** Where a letter's button leads; of a letter with a link of its own, by the link's token. */
const LETTER_PATHS = {
  confirm_email: (token) => `${CONFIRM_EMAIL_PATH}?token=${token}`,
  deletion: '/login',
  email_changed: (token) => `${RESET_PASSWORD_PATH}?token=${token}&for=email`,
  email_taken: '/login',
  account_unused: '/login',
  new_device: '/settings#devices',
  factor_added: TWO_STEP_PATH,
  factor_removed: TWO_STEP_PATH,
  second_step_recovery: (token) => `/login?recovery=${token}`,
} as const satisfies Record<AccountLetter['kind'], string | ((token: string) => string)>;

/** The content of a mail about the account itself; undefined if its link no longer works. */
async function composeLetter(
  { db, tokens, renderer, origins }: Composer,
  { language, email, letter_to }: Addressee,
  letter: AccountLetter,
  id: string,
): Promise<Message | undefined> {
  const path = LETTER_PATHS[letter.kind];
  const token = linkTokenOf(tokens, id);
  const tokenHash = hashOf(token);
  if (typeof path !== 'string' && !(await isOpenLink(db, tokenHash))) return undefined;
  const mail = await renderer.renderLetter({
    language,
    letter,
    href: origins.app + (typeof path === 'string' ? path : path(token)),
    code: letter.kind === 'confirm_email' ? codeOf(tokens, tokenHash) : undefined,
  });
  return { to: letter_to ?? email, id, ...mail };
}

/** The mail's current content; undefined without notifications or a recipient (rule MAIL-4). */
export async function composeMail(composer: Composer, id: string): Promise<Message | undefined> {
  const { db, tokens, renderer, origins } = composer;
  const reader = await findAddressee(db, id);
  if (!reader) return undefined;
  if (reader.letter) return composeLetter(composer, reader, reader.letter, id);
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
