import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { batchCheckSchema, checkSchema } from '../contract/application-check.ts';
import type { FailureMessages } from './api-error.ts';
import { call } from './http.ts';

/** What a candidate has applied to. Apart from the other queries of applications: a job's page needs nothing else of them. */
export const checkQueries = {
  all: () => ['applications', 'check'] as const,
  /** Whether the candidate has applied to the job. */
  one: (jobId: string) =>
    queryOptions({
      queryKey: [...checkQueries.all(), jobId],
      queryFn: async ({ signal }) => {
        const path = `/api/applications/check/${encodeURIComponent(jobId)}`;
        const reply = await call('GET', path, checkSchema, { signal, requiresAuth: true });
        return reply.hasApplied;
      },
    }),
  /** Which of the jobs the candidate has applied to, asked in one call. */
  batch: (jobIds: readonly string[]) =>
    queryOptions({
      queryKey: [...checkQueries.all(), 'batch', jobIds],
      queryFn: async ({ signal }) => {
        const path = '/api/applications/check-batch';
        const json = { jobIds };
        const reply = await call('POST', path, batchCheckSchema, {
          json,
          signal,
          requiresAuth: true,
        });
        return reply.appliedJobs;
      },
    }),
};

export const checkFailure: FailureMessages = {
  otherwise: msg`Failed to check application status`,
};
export const batchCheckFailure: FailureMessages = {
  otherwise: msg`Failed to check applications`,
};
