import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, select } from '@lingui/core/macro';
import type { BulkStatusInput } from '#src/contract/applications/application-input.ts';
import type { ApplicationSearch } from '#src/contract/applications/application-search.ts';
import * as endpoints from '#src/contract/applications/review-endpoints.ts';
import type { SettableStatus } from '#src/contract/applications/statuses.ts';
import { saveAs } from '#src/lib/save-file.ts';
import { withServerMessage } from './api-error.ts';
import { setApplicationStatusFailure } from './application-mutations.ts';
import { listJobApplicationsKey } from './applications.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callForFile, callWithoutReply } from './http.ts';
import { undo } from './undo-statuses.ts';

/*
 * What an employer does with the applications to a job, apart from setting a single status
 * (`application-mutations.ts`).
 */

/** The mutation key of bulk status changes. */
export const setStatusesKey = ['applications', 'bulk-status'] as const;

/** Says what was changed, as `statusUpdated` does of one. */
const statusesUpdated = (count: number, status: SettableStatus): MessageDescriptor =>
  msg`${plural(count, { one: '# application', other: '# applications' })} set to “${select(status, {
    pending: 'Pending',
    reviewed: 'Reviewing',
    hired: 'Accepted',
    other: 'Rejected',
  })}”.`;

/** Sets the status of several applications; pending until the lists have been refetched. */
export const setStatuses = () =>
  defineMutation(endpoints.setStatuses, {
    mutationKey: setStatusesKey,
    mutationFn: (body: BulkStatusInput) => call(endpoints.setStatuses, { body }),
    meta: {
      success: ({ results, batch }, { status }, client) => {
        if (results.every(({ outcome }) => outcome === 'unchanged'))
          return {
            type: 'info',
            message: msg`The selected applications already have this status.`,
          };
        const count = results.filter(({ outcome }) => outcome === 'updated').length;
        return count === 0
          ? undefined
          : {
              type: 'success',
              message: statusesUpdated(count, status),
              action: undo(client, batch),
            };
      },
      failure: setApplicationStatusFailure,
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

/** Rule RETAIN-3. */
export const holdApplication = () =>
  defineMutation(endpoints.holdApplication, {
    mutationFn: (id: string) => call(endpoints.holdApplication, { params: { id } }),
    meta: {
      success: msg`We’ll keep the application.`,
      failure: withServerMessage(msg`We couldn’t keep the application. Please try again.`),
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
