import { msg } from '@lingui/core/macro';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import type {
  NotificationFacts,
  NotificationKind,
} from '#src/contract/notifications/notification.ts';
import { interviewFacts, interviewTime } from './interview.ts';
import type { Notice, Told } from './notice.ts';
import { formatDay, isWhen } from './when.ts';

/** What is said of a notification. Unless it says otherwise, a button leads to the application. */
type Describe = (told: Told) => Omit<Notice, 'button' | 'path'> & Partial<Notice>;

const accepted: Describe = ({ job, company }) => ({
  subject: msg`You’ve been accepted: ${job}`,
  heading: msg`Your application was accepted`,
  summary: msg`${company} has accepted your application for ${job}.`,
});

/** By the status that the application has now. */
const statusTexts: Record<ApplicationStatus, Describe> = {
  pending: ({ job, company }) => ({
    subject: msg`Your application is pending again: ${job}`,
    heading: msg`Your application is pending again`,
    summary: msg`${company} has set your application for ${job} back to pending.`,
  }),
  reviewed: ({ job, company }) => ({
    subject: msg`Your application is being reviewed: ${job}`,
    heading: msg`Your application is being reviewed`,
    summary: msg`${company} is reviewing your application for ${job}.`,
  }),
  interview: ({ job, company }) => ({
    subject: msg`You’re in the interview stage: ${job}`,
    heading: msg`You’re in the interview stage`,
    summary: msg`${company} has moved your application for ${job} to the interview stage.`,
  }),
  accepted,
  hired: accepted,
  rejected: ({ job, company }) => ({
    subject: msg`An update on your application: ${job}`,
    heading: msg`An update on your application`,
    summary: msg`${company} has decided not to move forward with your application for ${job}.`,
    more: msg`Thank you for applying. New jobs are posted every day, and the right one may be among them.`,
  }),
};

const answerTexts: Record<NonNullable<NotificationFacts['answer']>, Describe> = {
  confirmed: ({ job, candidate }) => ({
    subject: msg`Interview confirmed by ${candidate}: ${job}`,
    heading: msg`The interview is confirmed`,
    summary: msg`${candidate} has confirmed the interview for ${job}.`,
  }),
  declined: ({ job, candidate }) => ({
    subject: msg`Interview declined by ${candidate}: ${job}`,
    heading: msg`The interview was declined`,
    summary: msg`${candidate} has declined the interview for ${job}.`,
  }),
  other_time: ({ job, candidate }) => ({
    subject: msg`Another interview time requested by ${candidate}: ${job}`,
    heading: msg`A candidate asks for another time`,
    summary: msg`${candidate} asks for another time for the interview for ${job}.`,
  }),
};

/** What a mail says of each kind of notification. */
const kinds: Record<NotificationKind, Describe> = {
  application_received: ({ job, candidate }) => ({
    subject: msg`New application from ${candidate}: ${job}`,
    heading: msg`You have a new application`,
    summary: msg`${candidate} has applied for ${job}.`,
  }),
  application_withdrawn: ({ job, candidate, job_id }) => ({
    subject: msg`Application withdrawn by ${candidate}: ${job}`,
    heading: msg`An application was withdrawn`,
    summary: msg`${candidate} has withdrawn their application for ${job}.`,
    button: msg`View applications`,
    path: job_id ? `/jobs/${job_id}/applications?status=withdrawn` : '/my-jobs',
  }),
  interview_answered: (told) => ({
    ...answerTexts[told.facts.answer ?? 'confirmed'](told),
    when: interviewTime(told),
    quote: told.facts.excerpt,
  }),
  interview_cancelled: (told) => {
    const { job, company } = told;
    return {
      subject: msg`Your interview was cancelled: ${job}`,
      heading: msg`Your interview was cancelled`,
      summary: msg`${company} has cancelled your interview for ${job}.`,
      when: interviewTime(told),
    };
  },
  interview_changed: (told) => {
    const { job, company } = told;
    // What doesn't ask anew, such as another note, leaves the answer.
    const isAnswered = (told.facts.interview?.answer ?? 'none') !== 'none';
    return {
      subject: msg`Your interview has changed: ${job}`,
      heading: msg`Your interview has changed`,
      summary: msg`${company} has changed your interview for ${job}.`,
      more: isAnswered ? undefined : msg`Please confirm the new details or ask for another time.`,
      ...interviewFacts(told),
      button: msg`View interview`,
    };
  },
  interview_set: (told) => {
    const { job, company } = told;
    return {
      subject: msg`You’re invited to an interview: ${job}`,
      heading: msg`You’re invited to an interview`,
      summary: msg`${company} has invited you to an interview for ${job}.`,
      more: msg`You can confirm, decline or ask for another time.`,
      ...interviewFacts(told),
      button: msg`Reply to the invitation`,
    };
  },
  interview_tomorrow: (told) => {
    const { job, company, candidate } = told;
    return {
      subject: msg`Interview tomorrow: ${job}`,
      heading: msg`You have an interview tomorrow`,
      summary:
        told.reader === 'candidate'
          ? msg`Your interview with ${company} for ${job} is tomorrow.`
          : msg`Your interview with ${candidate} for ${job} is tomorrow.`,
      ...interviewFacts(told),
      button: msg`View interview`,
    };
  },
  job_closed: ({ job, company, facts }) =>
    facts.is_removed
      ? {
          subject: msg`A job you applied for was removed: ${job}`,
          heading: msg`A job you applied for was removed`,
          summary: msg`${company} has removed the job ${job}.`,
          more: msg`Your application stays in your list.`,
        }
      : {
          subject: msg`A job you applied for has closed: ${job}`,
          heading: msg`A job you applied for has closed`,
          summary: msg`${company} is no longer accepting applications for ${job}.`,
          more: msg`Your application isn’t affected.`,
        },
  job_deadline: ({ job, facts, locale, job_id }) => ({
    subject: msg`Applications close soon: ${job}`,
    heading: msg`Your job’s deadline is coming up`,
    summary: msg`The application deadline for ${job} is in three days.`,
    more: msg`You can extend it in the job’s form.`,
    when: isWhen(facts.deadline) ? formatDay(facts.deadline, locale) : undefined,
    button: msg`Edit job`,
    path: job_id ? `/jobs/${job_id}/edit` : '/my-jobs',
  }),
  message: ({ job, company, candidate, reader, facts }) => {
    const sender = reader === 'candidate' ? company : candidate;
    return {
      subject: msg`New message from ${sender}: ${job}`,
      heading: msg`You have a new message`,
      summary: msg`${sender} has written to you about ${job}.`,
      quote: facts.excerpt,
      button: msg`Read and reply`,
    };
  },
  status_changed: (told) => {
    // A rejection tells of the cancellation too.
    const cancelled = told.facts.interview && interviewTime(told);
    return {
      ...statusTexts[told.facts.status ?? 'reviewed'](told),
      details: cancelled ? [{ label: msg`Cancelled interview`, text: cancelled }] : undefined,
      quote: told.facts.excerpt,
    };
  },
};

export const describeNotice = (told: Told): Notice => ({
  button: msg`View application`,
  path: told.applicationPath,
  ...kinds[told.kind](told),
});
