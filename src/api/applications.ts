import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import {
  type ApplicationSearch,
  applicationListSchema,
  applicationPageSchema,
  applicationSchema,
  batchCheckSchema,
  checkSchema,
} from '../contract/application.ts';
import type { FailureTexts } from './api-error.ts';
import { call } from './http.ts';

/** The path of an applications call. */
export const applicationPath = (...parts: string[]) =>
  ['/api/applications', ...parts.map(encodeURIComponent)].join('/');
const needsToken = true;

export const applicationQueries = {
  all: () => ['applications'] as const,
  /** The candidate's own applications, newest first. */
  mine: () =>
    queryOptions({
      queryKey: [...applicationQueries.all(), 'mine'],
      queryFn: ({ signal }) =>
        call('GET', applicationPath('candidate'), applicationListSchema, { signal, needsToken }),
    }),
  /** The key under which the pages of all jobs' applications lie. */
  ofJobs: () => [...applicationQueries.all(), 'job'] as const,
  /** One page of the applications to one of the employer's jobs. The page before stays while it loads. */
  forJob: (jobId: string, { page, status, query, sort }: ApplicationSearch) =>
    queryOptions({
      queryKey: [...applicationQueries.ofJobs(), jobId, { page, status, query, sort }] as const,
      queryFn: ({ signal }) =>
        call('GET', applicationPath('job', jobId), applicationPageSchema, {
          search: { page, status, query, sort },
          signal,
          needsToken,
        }),
      // Never that of another job.
      placeholderData: (previous, query) => (query?.queryKey[2] === jobId ? previous : undefined),
    }),
  detail: (applicationId: string) =>
    queryOptions({
      queryKey: [...applicationQueries.all(), 'detail', applicationId],
      queryFn: ({ signal }) =>
        call('GET', applicationPath(applicationId), applicationSchema, { signal, needsToken }),
    }),
  checks: () => [...applicationQueries.all(), 'check'] as const,
  /** Whether the candidate has applied to the job. */
  check: (jobId: string) =>
    queryOptions({
      queryKey: [...applicationQueries.checks(), jobId],
      queryFn: async ({ signal }) => {
        const reply = await call('GET', applicationPath('check', jobId), checkSchema, {
          signal,
          needsToken,
        });
        return reply.hasApplied;
      },
    }),
  /** Which of the jobs the candidate has applied to, asked in one call. */
  checkBatch: (jobIds: readonly string[]) =>
    queryOptions({
      queryKey: [...applicationQueries.checks(), 'batch', jobIds],
      queryFn: async ({ signal }) => {
        const reply = await call('POST', applicationPath('check-batch'), batchCheckSchema, {
          json: { jobIds },
          signal,
          needsToken,
        });
        return reply.appliedJobs;
      },
    }),
};

export const myApplicationsFailure: FailureTexts = {
  byStatus: {
    401: msg`Please login to view your applications`,
    404: msg`No applications found`,
  },
  otherwise: msg`Failed to fetch your applications`,
};
export const applicationFailure: FailureTexts = {
  preferServerText: true,
  otherwise: msg`Failed to load application details`,
};
export const jobApplicationsFailure: FailureTexts = {
  preferServerText: true,
  otherwise: msg`Failed to fetch job applications`,
};
export const checkFailure: FailureTexts = {
  otherwise: msg`Failed to check application status`,
};
export const batchCheckFailure: FailureTexts = {
  otherwise: msg`Failed to check applications`,
};
export const appliedJobsFailure: FailureTexts = {
  otherwise: msg`Could not load your applications. Please try again later.`,
};
