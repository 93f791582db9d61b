import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#src/contract/interviews/endpoints.ts';
import type { InterviewAnswer, InterviewInput } from '#src/contract/interviews/interview-input.ts';
import { saveAs } from '#src/lib/save-file.ts';
import { type FailureMessages, withServerMessage } from './api-error.ts';
import { setApplicationStatusFailure } from './application-mutations.ts';
import { changesOf, noteVersion } from './application-queue.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callForFile } from './http.ts';
import { keyOf } from './resource-key.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** The user's upcoming interviews, the soonest first. */
export const listInterviewsQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf(endpoints.listInterviews.reads, userId),
    queryFn: async ({ signal }) => {
      const reply = call(endpoints.listInterviews, { signal });
      return (await unlessUnknown(reply, { interviews: [] })).interviews;
    },
  });

export const listInterviewsFailure: FailureMessages = {
  fallback: msg`Your interviews couldn’t be loaded.`,
};

const interviewNotSaved = msg`The interview couldn’t be saved.`;

export const setInterviewFailure: FailureMessages = {
  ...setApplicationStatusFailure,
  serverMessageOr: { ...setApplicationStatusFailure.serverMessageOr, 409: interviewNotSaved },
  fallback: interviewNotSaved,
};

/** Sets, changes or (with a date of null) cancels the interview. */
export const setInterview = (applicationId: string) =>
  defineMutation(endpoints.setInterview, {
    scope: changesOf(applicationId),
    mutationFn: async (body: InterviewInput, { client }) =>
      noteVersion(
        client,
        await call(endpoints.setInterview, { params: { id: applicationId }, body }),
      ),
    meta: {
      success: (_application, { interview_date }) =>
        interview_date ? msg`The interview is saved.` : msg`The interview is cancelled.`,
    },
  });

export const answerInterviewFailure = withServerMessage(msg`Your answer couldn’t be sent.`);

/** Sends the candidate's answer to the interview. Lists have no place for a failure, so `failure` is an alert. */
export const answerInterview = (applicationId: string, failure?: FailureMessages) =>
  defineMutation(endpoints.answerInterview, {
    mutationFn: (body: InterviewAnswer) =>
      call(endpoints.answerInterview, { params: { id: applicationId }, body }),
    meta: {
      success: msg`Your answer has been sent to the employer.`,
      ...(failure && { failure }),
    },
  });

/** Saves the interview as a calendar file. */
export const getInterviewCalendar = () =>
  defineMutation(endpoints.getInterviewCalendar, {
    mutationFn: async (applicationId: string) => {
      const language = document.documentElement.lang;
      const params = { id: applicationId };
      saveAs(
        await callForFile(endpoints.getInterviewCalendar, { params, language }),
        'interview.ics',
      );
    },
    meta: {
      failure: withServerMessage(msg`The interview couldn’t be saved for your calendar.`),
    },
  });
