import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UserType } from '#src/contract/enumerations.ts';
import type { MailedNotification } from '#src/contract/mails/mail-content.ts';
import { nameOf } from './text.ts';

/** One fact: what it is, and it. */
export type Detail = { label: MessageDescriptor; text: string; href?: string };

/** What a mail says of one notification. Texts are not yet escaped. */
export type Notice = {
  subject: MessageDescriptor;
  heading: MessageDescriptor;
  /** One sentence with all names; the digest says nothing else. */
  summary: MessageDescriptor;
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

/** A notification as its texts are made of it: with names that are never blank. */
export type Told = MailedNotification & {
  job: string;
  company: string;
  candidate: string;
  reader: UserType;
  locale: string;
  /** Where the reader finds the application. */
  applicationPath: string;
};

const pathOf = ({ application_id, job_id }: MailedNotification, reader: UserType): string => {
  if (reader === 'candidate')
    return application_id ? `/applications/${application_id}` : '/applications';
  if (!job_id) return '/my-jobs';
  return `/jobs/${job_id}/applications${application_id ? `?open=${application_id}` : ''}`;
};

/** The notification with names to show. */
export const toTold = (notification: MailedNotification, reader: UserType, i18n: I18n): Told => ({
  ...notification,
  job: nameOf(notification.job_title, i18n._(msg`a job`)),
  company: nameOf(notification.company_name, i18n._(msg`The employer`)),
  candidate: nameOf(notification.candidate_name, i18n._(msg`A candidate`)),
  reader,
  locale: i18n.locale,
  applicationPath: pathOf(notification, reader),
});
