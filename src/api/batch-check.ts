import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { checkApplications } from '#src/contract/applications/input-endpoints.ts';
import type { FailureMessages } from './api-error.ts';
import { checkQueries } from './application-checks.ts';
import { call } from './http.ts';

/** Which of the jobs the candidate has applied to, asked in one call. */
export const batchCheckQuery = (jobIds: readonly string[]) =>
  queryOptions({
    queryKey: [...checkQueries.all(), 'batch', jobIds],
    queryFn: async ({ signal }) => {
      const reply = await call(checkApplications, { body: { jobIds: [...jobIds] }, signal });
      return reply.appliedJobs;
    },
  });

export const batchCheckFailure: FailureMessages = {
  otherwise: msg`Failed to check applications`,
};
