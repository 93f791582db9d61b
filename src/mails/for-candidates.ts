import { msg } from '@lingui/core/macro';
import type { ApplicationStatus } from '../contract/enumerations.ts';
import { interviewFacts, interviewTime } from './interview.ts';
import type { Describe, Notice, Told } from './notice.ts';

type StatusTexts = Pick<Notice, 'subject' | 'heading' | 'summary' | 'more'>;

const accepted = ({ job, company }: Told): StatusTexts => ({
  subject: msg`You’ve been accepted: ${job}`,
  heading: msg`Your application was accepted`,
  summary: msg`${company} has accepted your application for ${job}.`,
});

/** By the status that the application has now. */
const statusTexts: Record<ApplicationStatus, (told: Told) => StatusTexts> = {
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

export const statusChanged: Describe = (told) => {
  // A rejection tells of the cancellation too.
  const cancelled = told.facts.interview && interviewTime(told);
  return {
    ...statusTexts[told.facts.status ?? 'reviewed'](told),
    details: cancelled ? [{ label: msg`Cancelled interview`, text: cancelled }] : undefined,
    quote: told.facts.excerpt,
    button: msg`View application`,
    path: told.applicationPath,
  };
};

export const interviewSet: Describe = (told) => {
  const { job, company } = told;
  return {
    subject: msg`You’re invited to an interview: ${job}`,
    heading: msg`You’re invited to an interview`,
    summary: msg`${company} has invited you to an interview for ${job}.`,
    more: msg`You can confirm, decline or ask for another time.`,
    ...interviewFacts(told),
    button: msg`Reply to the invitation`,
    path: told.applicationPath,
  };
};

export const interviewChanged: Describe = (told) => {
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
    path: told.applicationPath,
  };
};

export const interviewCancelled: Describe = (told) => {
  const { job, company } = told;
  return {
    subject: msg`Your interview was cancelled: ${job}`,
    heading: msg`Your interview was cancelled`,
    summary: msg`${company} has cancelled your interview for ${job}.`,
    when: interviewTime(told),
    button: msg`View application`,
    path: told.applicationPath,
  };
};

export const jobClosed: Describe = (told) => {
  const { job, company } = told;
  const common = { button: msg`View application`, path: told.applicationPath };
  if (told.facts.is_removed)
    return {
      subject: msg`A job you applied for was removed: ${job}`,
      heading: msg`A job you applied for was removed`,
      summary: msg`${company} has removed the job ${job}.`,
      more: msg`Your application stays in your list.`,
      ...common,
    };
  return {
    subject: msg`A job you applied for has closed: ${job}`,
    heading: msg`A job you applied for has closed`,
    summary: msg`${company} is no longer accepting applications for ${job}.`,
    more: msg`Your application isn’t affected.`,
    ...common,
  };
};
