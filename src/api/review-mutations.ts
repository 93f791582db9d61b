import { msg } from '@lingui/core/macro';
import type { BulkStatusInput } from '#src/contract/applications/application-input.ts';
import type { ApplicationSearch } from '#src/contract/applications/application-search.ts';
import * as endpoints from '#src/contract/applications/review-endpoints.ts';
import { saveAs } from '#src/lib/save-file.ts';
import { withServerMessage } from './api-error.ts';
import { setApplicationStatusFailure } from './application-mutations.ts';
import { listJobApplicationsKey } from './applications.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callForFile, callWithoutReply } from './http.ts';

/*
 * What an employer does with the applications to a job, apart from setting a single status
 * (`application-mutations.ts`).
 */

/** The mutation key of bulk status changes. */
export const setStatusesKey = ['applications', 'bulk-status'] as const;

/** Sets the status of several applications; pending until the lists have been refetched. */
export const setStatuses = () =>
  defineMutation(endpoints.setStatuses, {
    mutationKey: setStatusesKey,
    mutationFn: (body: BulkStatusInput) => call(endpoints.setStatuses, { body }),
    meta: {
      success: ({ results }) =>
        results.every(({ outcome }) => outcome === 'unchanged')
          ? { type: 'info', message: msg`The selected applications already have this status.` }
          : undefined,
      failure: setApplicationStatusFailure,
    },
  });

/** Undoes a single or bulk status change; offered for `UNDO_MS` after it. */
export const undoStatuses = () =>
  defineMutation(endpoints.undoStatuses, {
    mutationFn: (batch: string) => call(endpoints.undoStatuses, { params: { batch } }),
    meta: {
      success: ({ results }) =>
        // Applications changed again since then stay unchanged.
        results.every(({ outcome }) => outcome === 'updated')
          ? msg`Change undone.`
          : { type: 'warning', message: msg`Some applications couldn’t be restored.` },
      failure: withServerMessage(msg`The change couldn’t be undone.`),
    },
  });

/** Marks an application as opened, and thus no longer new. Failures are silent. */
export const markOpened = () =>
  defineMutation(endpoints.markOpened, {
    mutationFn: (id: string) => callWithoutReply(endpoints.markOpened, { params: { id } }),
    meta: {
      // Not the application that has just been opened.
      only: { applications: [listJobApplicationsKey()] },
    },
  });

type Export = { filters: Omit<ApplicationSearch, 'page'>; fileName: string };

/**
 * Saves the filtered applications, all pages of them, as a CSV file in the user's language and time zone
 * (rule REVIEW-8).
 */
export const exportApplications = (jobId: string) =>
  defineMutation(endpoints.exportApplications, {
    mutationFn: async ({
      filters: { status, query, rating, label, answers, sort },
      fileName,
    }: Export) => {
      const language = document.documentElement.lang;
      const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const file = await callForFile(endpoints.exportApplications, {
        params: { jobId },
        query: { status, query, rating, label, answers, sort, tz },
        language,
      });
      saveAs(file, fileName);
    },
    meta: {
      failure: withServerMessage(msg`The applications couldn’t be exported.`),
    },
  });
