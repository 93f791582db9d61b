import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import type { checkApplication } from '#src/contract/applications/check-endpoints.ts';
import type { FailureMessages } from './api-error.ts';
import { visitorCalls } from './load-calls.ts';
import { keyOf } from './resource-key.ts';

/**
 * Which jobs a candidate has applied to. Separate from the other application queries, which a job's page doesn't need.
 */
export const checkApplicationKey = () => keyOf<typeof checkApplication>('application-checks');

/** Whether the candidate has applied to the job, and how often they have withdrawn. */
export const checkApplicationQuery = (jobId: string) =>
  queryOptions({
    queryKey: [...checkApplicationKey(), jobId],
    queryFn: async ({ signal }) => (await visitorCalls()).checkApplication(jobId, signal),
  });

export const checkApplicationFailure: FailureMessages = {
  fallback: msg`Failed to check application status`,
};
