import type { MessageDescriptor } from '@lingui/core';
import { msg, select } from '@lingui/core/macro';
import type {
  ApplicationInput,
  StatusInput,
} from '#src/contract/applications/application-input.ts';
import { withdrawApplication as withdrawal } from '#src/contract/applications/endpoints.ts';
import * as endpoints from '#src/contract/applications/input-endpoints.ts';
import { setApplicationStatus } from '#src/contract/applications/review-endpoints.ts';
import type { SettableStatus } from '#src/contract/applications/statuses.ts';
import { TOAST_MS } from '#src/contract/limits.ts';
import type { FailureMessages } from './api-error.ts';
import { changesOf, noteVersion } from './application-queue.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callWithoutReply } from './http.ts';
import { jobQueries } from './jobs.ts';

export const applyFailure: FailureMessages = {
  preferServerMessage: true,
  refused: msg`Error applying for job`,
  otherwise: msg`Failed to submit application. Please try again.`,
};

export const applyToJob = (jobId: string) =>
  defineMutation(endpoints.applyToJob, {
    mutationFn: (application: ApplicationInput) =>
      call(endpoints.applyToJob, { params: { jobId }, body: application }),
    meta: {
      only: ({ save_to_profile = [] }) => ({
        'job-lists': [jobQueries.recommendations()],
        ...(save_to_profile.length === 0 && { profile: [], session: [] }),
      }),
      success: msg`Application submitted successfully!`,
      successMs: TOAST_MS,
    },
  });

export const withdrawApplication = () =>
  defineMutation(withdrawal, {
    mutationFn: (id: string) => callWithoutReply(withdrawal, { params: { id } }),
    meta: {
      only: { 'job-lists': [jobQueries.recommendations()] },
      success: msg`Application withdrawn successfully`,
      failure: {
        serverMessageOr: { 409: msg`Failed to withdraw application` },
        otherwise: msg`Failed to withdraw application`,
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

/** The rows of the error catalog for whatever sets a status. */
export const statusFailure: FailureMessages = {
  byStatus: {
    403: msg`You do not have permission to update this application`,
    404: msg`Application not found`,
  },
  serverMessageOr: {
    400: msg`Invalid status update request`,
    409: msg`Failed to update application status`,
  },
  otherwise: msg`Failed to update application status`,
};

/** The mutation key of every status change of a single application. */
export const statusesKey = ['applications', 'status'] as const;

/** The mutation key of every status change of this application. */
export const statusKey = (applicationId: string) => [...statusesKey, applicationId];

/** Sets one application's status; pending until the job's list has been refetched. */
export const updateApplicationStatus = (applicationId: string) =>
  defineMutation(setApplicationStatus, {
    mutationKey: statusKey(applicationId),
    scope: changesOf(applicationId),
    mutationFn: async (body: StatusInput, { client }) =>
      noteVersion(
        client,
        await call(setApplicationStatus, { params: { id: applicationId }, body }),
      ),
    meta: {
      success: (_application, { status }) => statusUpdated(status),
      failure: statusFailure,
    },
  });
