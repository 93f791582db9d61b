import type { MessageDescriptor } from '@lingui/core';
import { msg, select } from '@lingui/core/macro';
import type {
  ApplicationInput,
  StatusInput,
} from '#src/contract/applications/application-input.ts';
import * as endpoints from '#src/contract/applications/endpoints.ts';
import * as inputs from '#src/contract/applications/input-endpoints.ts';
import * as reviews from '#src/contract/applications/review-endpoints.ts';
import type { SettableStatus } from '#src/contract/applications/statuses.ts';
import { TOAST_MS } from '#src/contract/limits.ts';
import type { FailureMessages } from './api-error.ts';
import { changesOf, noteVersion } from './application-queue.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callWithoutReply } from './http.ts';
import { searchRecommendedJobsKey } from './jobs.ts';
import { undo } from './undo-statuses.ts';

export const applyToJobFailure: FailureMessages = {
  preferServerMessage: true,
  refused: msg`Error applying for job`,
  fallback: msg`Failed to submit application. Please try again.`,
};

/** Rule APPLY-7. */
export const applyToJob = (jobId: string) =>
  defineMutation(inputs.applyToJob, {
    mutationFn: (application: ApplicationInput) =>
      call(inputs.applyToJob, { params: { jobId }, body: application }),
    meta: {
      only: ({ save_to_profile = [] }) => ({
        'job-lists': [searchRecommendedJobsKey()],
        ...(save_to_profile.length === 0 && { profile: [], session: [] }),
      }),
      success: msg`Application submitted successfully!`,
      successMs: TOAST_MS,
    },
  });

/** Rule APP-5. */
export const withdrawApplication = () =>
  defineMutation(endpoints.withdrawApplication, {
    mutationFn: (id: string) => callWithoutReply(endpoints.withdrawApplication, { params: { id } }),
    meta: {
      only: { 'job-lists': [searchRecommendedJobsKey()] },
      success: msg`Application withdrawn successfully`,
      failure: {
        serverMessageOr: { 409: msg`Failed to withdraw application` },
        fallback: msg`Failed to withdraw application`,
      },
    },
  });

/** As worded in the confirmation (rule STATUS-4). */
const statusUpdated = (status: SettableStatus): MessageDescriptor =>
  msg`Application status updated to ${select(status, {
    pending: 'pending',
    reviewed: 'reviewing',
    hired: 'accepted',
    other: 'rejected',
  })} successfully`;

/** Error catalog rows for every call that sets a status. */
export const setApplicationStatusFailure: FailureMessages = {
  byStatus: {
    403: msg`You do not have permission to update this application`,
    404: msg`Application not found`,
  },
  serverMessageOr: {
    400: msg`Invalid status update request`,
    409: msg`Failed to update application status`,
  },
  fallback: msg`Failed to update application status`,
};

/** The mutation key of every status change of a single application. */
export const setAnyApplicationStatusKey = ['applications', 'status'] as const;

/** The mutation key of every status change of this application. */
export const setApplicationStatusKey = (applicationId: string) => [
  ...setAnyApplicationStatusKey,
  applicationId,
];

/** Sets one application's status; pending until the job's list has been refetched. */
export const setApplicationStatus = (applicationId: string) =>
  defineMutation(reviews.setApplicationStatus, {
    mutationKey: setApplicationStatusKey(applicationId),
    scope: changesOf(applicationId),
    mutationFn: async (body: StatusInput, { client }) =>
      noteVersion(
        client,
        await call(reviews.setApplicationStatus, { params: { id: applicationId }, body }),
      ),
    meta: {
      success: ({ batch }, { status }, client) => ({
        type: 'success',
        message: statusUpdated(status),
        action: undo(client, batch),
      }),
      failure: setApplicationStatusFailure,
    },
  });
