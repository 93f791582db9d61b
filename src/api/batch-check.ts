import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#src/contract/applications/input-endpoints.ts';
import type { FailureMessages } from './api-error.ts';
import { checkApplicationKey } from './application-checks.ts';
import { call } from './http.ts';

/** Which of the jobs the candidate has applied to, in one call. */
export const checkApplicationsQuery = (jobIds: readonly string[]) =>
  queryOptions({
    queryKey: [...checkApplicationKey(), 'batch', jobIds],
    queryFn: async ({ signal }) => {
      const reply = await call(endpoints.checkApplications, {
        body: { jobIds: [...jobIds] },
        signal,
      });
      return reply.appliedJobs;
    },
  });

export const checkApplicationsFailure: FailureMessages = {
  fallback: msg`Failed to check applications`,
};
