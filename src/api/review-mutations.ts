import { msg } from '@lingui/core/macro';
import type { BulkStatusInput, InterviewInput } from '../contract/application-input.ts';
import type { ApplicationSearch } from '../contract/application-search.ts';
import * as endpoints from '../contract/endpoints/review.ts';
import { saveAs } from '../lib/save-file.ts';
import type { FailureMessages } from './api-error.ts';
import { employerLists, statusFailure } from './application-mutations.ts';
import { applicationQueries } from './applications.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callForFile, callWithoutReply } from './http.ts';
import { jobQueries } from './jobs.ts';

/*
 * What an employer does with the applications to a job, beside setting the status of one
 * (`application-mutations.ts`).
 */

/** The key of every change of many statuses. */
export const bulkStatusKey = ['applications', 'bulk-status'] as const;

/** Sets many applications to one status; pending until the lists have been asked again. */
export const setStatuses = () =>
  defineMutation({
    mutationKey: bulkStatusKey,
    mutationFn: (body: BulkStatusInput) => call(endpoints.setStatuses, { body }),
    meta: {
      invalidates: employerLists(),
      success: ({ results }) =>
        results.every(({ outcome }) => outcome === 'unchanged')
          ? { type: 'info', message: msg`The selected applications already have this status.` }
          : undefined,
      failure: statusFailure,
    },
  });

/** Takes a change of many statuses back, within `UNDO_MS` of it. */
export const undoStatuses = () =>
  defineMutation({
    mutationFn: (batch: string) => call(endpoints.undoStatuses, { params: { batch } }),
    meta: {
      invalidates: employerLists(),
      success: ({ results }) =>
        // What was changed again since stays as it is.
        results.every(({ outcome }) => outcome === 'updated')
          ? msg`The change was taken back.`
          : { type: 'warning', message: msg`Some applications could not be set back.` },
      failure: {
        preferServerMessage: true,
        otherwise: msg`The change could not be taken back.`,
      },
    },
  });

export const interviewFailure: FailureMessages = {
  ...statusFailure,
  otherwise: msg`The interview date could not be saved.`,
};

/** Sets, changes or (null) takes back when the interview is. */
export const setInterview = (applicationId: string) =>
  defineMutation({
    mutationFn: (body: InterviewInput) =>
      call(endpoints.setInterview, { params: { id: applicationId }, body }),
    meta: {
      invalidates: employerLists(),
      success: (_application, { interview_date }) =>
        interview_date ? msg`The interview date is saved.` : msg`The interview date is removed.`,
    },
  });

/** Tells the server that the employer has opened an application: it is new no more. Says nothing when that fails. */
export const markOpened = () =>
  defineMutation({
    mutationFn: (id: string) => callWithoutReply(endpoints.markOpened, { params: { id } }),
    meta: { invalidates: [applicationQueries.ofJobs(), jobQueries.mineKey()] },
  });

type Export = { filters: Pick<ApplicationSearch, 'status' | 'query' | 'sort'>; fileName: string };

/** Saves what the filters leave over, all pages of it, as a CSV file in the reader's language and time zone. */
export const exportApplications = (jobId: string) =>
  defineMutation({
    mutationFn: async ({ filters: { status, query, sort }, fileName }: Export) => {
      const language = document.documentElement.lang;
      const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const file = await callForFile(endpoints.exportApplications, {
        params: { jobId },
        query: { status, query, sort, tz },
        language,
      });
      saveAs(file, fileName);
    },
    meta: {
      failure: {
        preferServerMessage: true,
        otherwise: msg`The applications could not be exported.`,
      },
    },
  });
