import type { I18n, MessageDescriptor } from '@lingui/core';
import { applicationPath } from '#src/contract/applications/application-path.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import type { MailedNotification } from '#src/contract/mails/mail-content.ts';
import { namesIn } from '#src/entities/notification/sentences.ts';

/** One fact with its label. */
export type Detail = { label: MessageDescriptor; text: string; href?: string };

/** A mail's parts around a notification's sentence. Texts are not yet escaped. */
export type MailParts = {
  heading: MessageDescriptor;
  /** The mail's subject, unless it is the heading followed by the job's title. */
  subject?: MessageDescriptor;
  /** A further sentence. */
  more?: MessageDescriptor | undefined;
  /** The interview's time, on its own line. */
  when?: string | undefined;
  /** Further facts, one per line. */
  details?: readonly Detail[] | undefined;
  /** A note to read beforehand, such as an interview's. */
  note?: string | undefined;
  /** A quoted message or answer. */
  quote?: string | undefined;
  /** The button's label, and its path. */
  button: MessageDescriptor;
  path: string;
};

/** A notification with the names used in its subject, which are never blank. */
export type NamedNotification = MailedNotification & {
  job: string;
  /** The name of the other side. */
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
