import { msg } from '@lingui/core/macro';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import { YOUR_DATA } from '#src/contract/exports/export.ts';
import { EXPORT_DAYS } from '#src/contract/limits.ts';
import type { MailedFacts } from '#src/contract/mails/mail-content.ts';
import type { MailedKind, NotificationFacts } from '#src/contract/notifications/notification.ts';
import { interviewFacts, interviewTime } from './interview.ts';
import type { MailParts, NamedNotification } from './mail-parts.ts';

/** Describes a mail's parts around a notification's sentence. By default, the button links to the application. */
type Describe = (
  notification: NamedNotification,
) => Omit<MailParts, 'button' | 'path'> & Partial<MailParts>;

/** All of a message, or what is stored of an older one. */
const messageIn = ({ message, excerpt }: MailedFacts): string | undefined => message ?? excerpt;

const accepted: Describe = ({ job }) => ({
  heading: msg`Your application was accepted`,
  subject: msg`You’ve been accepted: ${job}`,
});

/** By the application's new status. */
const ofStatus: Record<ApplicationStatus, Describe> = {
  pending: () => ({ heading: msg`Your application is pending again` }),
  reviewed: () => ({ heading: msg`Your application is being reviewed` }),
  interview: () => ({ heading: msg`You’re in the interview stage` }),
  accepted,
  hired: accepted,
  rejected: ({ facts }) => ({
    heading: msg`An update on your application`,
    // The employer's own words need no second thanks.
    more: messageIn(facts)
      ? undefined
      : msg`Thank you for applying. New jobs are posted every day, and the right one may be among them.`,
  }),
};

const ofAnswer: Record<NonNullable<NotificationFacts['answer']>, Describe> = {
  confirmed: ({ job, other }) => ({
    heading: msg`The interview is confirmed`,
    subject: msg`Interview confirmed by ${other}: ${job}`,
  }),
  declined: ({ job, other }) => ({
    heading: msg`The interview was declined`,
    subject: msg`Interview declined by ${other}: ${job}`,
  }),
  other_time: ({ job, other }) => ({
    heading: msg`A candidate asks for another time`,
    subject: msg`Another interview time requested by ${other}: ${job}`,
  }),
};

const kinds: Record<MailedKind, Describe> = {
  application_received: ({ job, other }) => ({
    heading: msg`You have a new application`,
    subject: msg`New application from ${other}: ${job}`,
  }),
  application_withdrawn: ({ job, other, job_id }) => ({
    heading: msg`An application was withdrawn`,
    subject: msg`Application withdrawn by ${other}: ${job}`,
    button: msg`View applications`,
    path: job_id ? `/jobs/${job_id}/applications?status=withdrawn` : '/my-jobs',
  }),
  interview_answered: (notification) => ({
    ...(notification.facts.answer
      ? ofAnswer[notification.facts.answer](notification)
      : { heading: msg`Your interview invitation was answered` }),
    when: interviewTime(notification),
    quote: messageIn(notification.facts),
  }),
  interview_cancelled: (notification) => ({
    heading: msg`Your interview was cancelled`,
    when: interviewTime(notification),
  }),
  interview_changed: (notification) => {
    // Minor changes, such as another note, keep the answer.
    const isAnswered = (notification.facts.interview?.answer ?? 'none') !== 'none';
    return {
      heading: msg`Your interview has changed`,
      more: isAnswered ? undefined : msg`Please confirm the new details or ask for another time.`,
      ...interviewFacts(notification),
      button: msg`View interview`,
    };
  },
  interview_set: (notification) => ({
    heading: msg`You’re invited to an interview`,
    more: msg`You can confirm, decline or ask for another time.`,
    ...interviewFacts(notification),
    button: msg`Reply to the invitation`,
  }),
  interview_tomorrow: (notification) => {
    const { job } = notification;
    return {
      heading: msg`You have an interview tomorrow`,
      subject: msg`Interview tomorrow: ${job}`,
      ...interviewFacts(notification),
      button: msg`View interview`,
    };
  },
  job_closed: ({ job, facts }) =>
    facts.is_removed
      ? {
          heading: msg`A job you applied for was removed`,
          subject: msg`A job you applied for was removed: ${job}`,
        }
      : {
          heading: msg`A job you applied for has closed`,
          subject: msg`A job you applied for has closed: ${job}`,
        },
  job_deadline: ({ job, job_id }) => ({
    heading: msg`Your job’s deadline is coming up`,
    subject: msg`Applications close soon: ${job}`,
    more: msg`You can extend it in the job’s form.`,
    button: msg`Edit job`,
    path: job_id ? `/jobs/${job_id}/edit` : '/my-jobs',
  }),
  job_expiring: ({ job_id }) => ({
    heading: msg`A closed job will be deleted`,
    more: msg`If you still need it, save a copy of your data, or reopen the job.`,
    button: msg`View job`,
    path: job_id ? `/jobs/${job_id}` : '/my-jobs',
  }),
  application_expiring: () => ({
    heading: msg`An application will be deleted`,
    more: msg`Save what you need from it before then. The employer can also keep it for longer.`,
  }),
  message: ({ job, other, facts }) => ({
    heading: msg`You have a new message`,
    subject: msg`New message from ${other}: ${job}`,
    quote: messageIn(facts),
    button: msg`Read and reply`,
  }),
  export_ready: () => ({
    heading: msg`Your data is ready to download`,
    subject: msg`Your data is ready to download`,
    more: msg`It’s kept for ${EXPORT_DAYS} days. Only you can download it, after logging in.`,
    button: msg`Go to the download`,
    path: `${YOUR_DATA.page}#${YOUR_DATA.section}`,
  }),
  status_changed: (notification) => {
    const { facts } = notification;
    // A rejection also cancels the interview.
    const cancelled = facts.interview && interviewTime(notification);
    return {
      ...(facts.status
        ? ofStatus[facts.status](notification)
        : { heading: msg`An update on your application` }),
      details: cancelled ? [{ label: msg`Cancelled interview`, text: cancelled }] : undefined,
      quote: messageIn(facts),
    };
  },
};

/** A mail's parts around a notification's sentence. */
export const mailPartsOf = (notification: NamedNotification): MailParts => ({
  button: msg`View application`,
  path: notification.applicationPath,
  // No mail is queued for the others.
  ...kinds[notification.kind as MailedKind](notification),
});
