import { msg } from '@lingui/core/macro';
import { applicationSchema, bulkReplySchema } from '../contract/application.ts';
import type { BulkStatusInput, InterviewInput } from '../contract/application-input.ts';
import type { ApplicationSearch } from '../contract/application-search.ts';
import { saveAs } from '../lib/save-file.ts';
import type { FailureMessages } from './api-error.ts';
import { employerLists, statusFailure } from './application-mutations.ts';
import { applicationPath, applicationQueries } from './applications.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callForExport, callWithoutReply } from './http.ts';
import { jobQueries } from './jobs.ts';

/*
 * What an employer does with the applications to a job, beside setting the status of one
 * (`application-mutations.ts`).
 */

const requiresAuth = true;

/** The key of every change of many statuses. */
export const bulkStatusKey = ['applications', 'bulk-status'] as const;

/** Sets many applications to one status; pending until the lists have been asked again. */
export const setStatuses = () =>
  defineMutation({
    mutationKey: bulkStatusKey,
    mutationFn: (input: BulkStatusInput) =>
      call('POST', applicationPath('bulk-status'), bulkReplySchema, { json: input, requiresAuth }),
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
    mutationFn: (batch: string) =>
      call('POST', applicationPath('bulk-status', batch, 'undo'), bulkReplySchema, {
        requiresAuth,
      }),
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
    mutationFn: (input: InterviewInput) =>
      call('PUT', applicationPath(applicationId, 'interview'), applicationSchema, {
        json: input,
        requiresAuth,
      }),
    meta: {
      invalidates: employerLists(),
      success: (_application, { interview_date }) =>
        interview_date ? msg`The interview date is saved.` : msg`The interview date is removed.`,
    },
  });

/** Tells the server that the employer has opened an application: it is new no more. Says nothing when that fails. */
export const markOpened = () =>
  defineMutation({
    mutationFn: (applicationId: string) =>
      callWithoutReply('PUT', applicationPath(applicationId, 'opened'), { requiresAuth }),
    meta: { invalidates: [applicationQueries.ofJobs(), jobQueries.mineKey()] },
  });

type Export = { filters: Pick<ApplicationSearch, 'status' | 'query' | 'sort'>; fileName: string };

/** Saves what the filters leave over, all pages of it, as a CSV file in the reader's language and time zone. */
export const exportApplications = (jobId: string) =>
  defineMutation({
    mutationFn: async ({ filters: { status, query, sort }, fileName }: Export) => {
      const path = applicationPath('job', jobId, 'export');
      const language = document.documentElement.lang;
      const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const search = { status, query, sort, tz };
      saveAs(await callForExport(path, { search, language }), fileName);
    },
    meta: {
      failure: {
        preferServerMessage: true,
        otherwise: msg`The applications could not be exported.`,
      },
    },
  });
