import type { I18n, MessageDescriptor } from '@lingui/core';
import { applicationPath } from '#src/contract/applications/application-path.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import type { MailedNotification } from '#src/contract/mails/mail-content.ts';
import { namesIn } from '#src/entities/notification/sentences.ts';

/** One fact: what it is, and it. */
export type Detail = { label: MessageDescriptor; text: string; href?: string };

/** What a mail has around the sentence of a notification. Texts are not yet escaped. */
export type MailParts = {
  heading: MessageDescriptor;
  /** The mail's subject, where it isn't the heading with the job's title behind it. */
  subject?: MessageDescriptor;
  /** What else there is to say. */
  more?: MessageDescriptor | undefined;
  /** When it is, as a line of its own. */
  when?: string | undefined;
  /** What else there is to know, a line for each. */
  details?: readonly Detail[] | undefined;
  /** What is to be read before, such as the note with an interview. */
  note?: string | undefined;
  /** What somebody wrote. */
  quote?: string | undefined;
  /** The button's label, and the path that it leads to. */
  button: MessageDescriptor;
  path: string;
};

/** A notification with the names that its subject says, which are never blank. */
export type NamedNotification = MailedNotification & {
  job: string;
  /** Who is on the other side. */
  other: string;
  locale: string;
  /** Where the reader finds the application. */
  applicationPath: string;
};

export const withNames = (
  notification: MailedNotification,
  reader: UserType,
  i18n: I18n,
): NamedNotification => {
  const [other = '', job = ''] = namesIn(notification, reader).map(
    ({ name, missing }) => name || i18n._(missing),
  );
  const path = applicationPath(reader, notification);
  return { ...notification, other, job, locale: i18n.locale, applicationPath: path };
};
