import { msg } from '@lingui/core/macro';
import type { NotificationFacts } from '../contract/notification.ts';
import { interviewTime } from './interview.ts';
import type { Describe, Notice, Told } from './notice.ts';
import { formatDay, isWhen } from './when.ts';

export const applicationReceived: Describe = (told) => {
  const { job, candidate } = told;
  return {
    subject: msg`New application from ${candidate}: ${job}`,
    heading: msg`You have a new application`,
    summary: msg`${candidate} has applied for ${job}.`,
    button: msg`View application`,
    path: told.applicationPath,
  };
};

export const applicationWithdrawn: Describe = (told) => {
  const { job, candidate } = told;
  return {
    subject: msg`Application withdrawn by ${candidate}: ${job}`,
    heading: msg`An application was withdrawn`,
    summary: msg`${candidate} has withdrawn their application for ${job}.`,
    button: msg`View applications`,
    path: told.job_id ? `/jobs/${told.job_id}/applications?status=withdrawn` : '/my-jobs',
  };
};

type AnswerTexts = Pick<Notice, 'subject' | 'heading' | 'summary'>;

const answerTexts: Record<NonNullable<NotificationFacts['answer']>, (told: Told) => AnswerTexts> = {
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

export const interviewAnswered: Describe = (told) => ({
  ...answerTexts[told.facts.answer ?? 'confirmed'](told),
  when: interviewTime(told),
  quote: told.facts.excerpt,
  button: msg`View application`,
  path: told.applicationPath,
});

export const jobDeadline: Describe = (told) => {
  const { job, facts, locale } = told;
  return {
    subject: msg`Applications close soon: ${job}`,
    heading: msg`Your job’s deadline is coming up`,
    summary: msg`The application deadline for ${job} is in three days.`,
    more: msg`You can extend it in the job’s form.`,
    when: isWhen(facts.deadline) ? formatDay(facts.deadline, locale) : undefined,
    button: msg`Edit job`,
    path: told.job_id ? `/jobs/${told.job_id}/edit` : '/my-jobs',
  };
};
