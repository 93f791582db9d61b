import { msg } from '@lingui/core/macro';
import type { NotificationKind } from '../contract/notification.ts';
import {
  interviewCancelled,
  interviewChanged,
  interviewSet,
  jobClosed,
  statusChanged,
} from './for-candidates.ts';
import {
  applicationReceived,
  applicationWithdrawn,
  interviewAnswered,
  jobDeadline,
} from './for-employers.ts';
import { interviewFacts } from './interview.ts';
import type { Describe } from './notice.ts';

const interviewTomorrow: Describe = (told) => {
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
    path: told.applicationPath,
  };
};

const messageReceived: Describe = (told) => {
  const { job, company, candidate } = told;
  const sender = told.reader === 'candidate' ? company : candidate;
  return {
    subject: msg`New message from ${sender}: ${job}`,
    heading: msg`You have a new message`,
    summary: msg`${sender} has written to you about ${job}.`,
    quote: told.facts.excerpt,
    button: msg`Read and reply`,
    path: told.applicationPath,
  };
};

/** What a mail says of each kind of notification. */
export const noticeKinds: Record<NotificationKind, Describe> = {
  application_received: applicationReceived,
  application_withdrawn: applicationWithdrawn,
  interview_answered: interviewAnswered,
  interview_cancelled: interviewCancelled,
  interview_changed: interviewChanged,
  interview_set: interviewSet,
  interview_tomorrow: interviewTomorrow,
  job_closed: jobClosed,
  job_deadline: jobDeadline,
  message: messageReceived,
  status_changed: statusChanged,
};
