import { msg } from '@lingui/core/macro';
import { interviewFacts } from './interview.ts';
import type { Describe } from './notice.ts';

export const interviewTomorrow: Describe = (told) => {
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

export const messageReceived: Describe = (told) => {
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
