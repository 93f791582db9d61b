import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import type { ApplicationPage } from '#src/contract/applications/application.ts';
import type { OwnApplicationsQuery } from '#src/contract/applications/application-queries.ts';
import type { ApplicationSearch } from '#src/contract/applications/application-search.ts';
import * as endpoints from '#src/contract/applications/endpoints.ts';
import { type FailureMessages, withServerMessage } from './api-error.ts';
import { call } from './http.ts';
import { keyOf } from './resource-key.ts';

/** The page, and the status of the tab (undefined for all). */
export type OwnApplications = ApplicationPage & Pick<OwnApplicationsQuery, 'status'>;

/** The key prefix of the pages of a candidate's own applications. */
const listOwnApplicationsKey = () => keyOf(endpoints.listOwnApplications.reads, 'mine');

/**
 * One page of the candidate's own applications, newest first, by default the first; `status` filters by label. The
 * previous page stays on screen while it loads.
 */
export const listOwnApplicationsQuery = (
  candidateId: string,
  { page, status }: Pick<OwnApplicationsQuery, 'page' | 'status'> = { page: 1, status: undefined },
) =>
  queryOptions({
    queryKey: [...listOwnApplicationsKey(), candidateId, { page, status }] as const,
    queryFn: async ({ signal }): Promise<OwnApplications> => {
      const query = { page, status };
      const reply = await call(endpoints.listOwnApplications, { query, signal });
      if (!Array.isArray(reply)) return { ...reply, status };
      const { toOwnApplicationPage } = await import('./plain-lists.ts');
      return { ...toOwnApplicationPage(reply, status), status };
    },
    // Never another user's.
    placeholderData: (previous, query) =>
      query?.queryKey[2] === candidateId ? previous : undefined,
  });

/** The key prefix of the pages of all jobs' applications. */
export const listJobApplicationsKey = () => keyOf(endpoints.listJobApplications.reads, 'job');

/**
 * One page of the applications to one of the employer's jobs. The previous page stays while it loads. Each `screen` has
 * its own in the cache: a list that is opened from the job isn't as old as the job's page.
 */
export const listJobApplicationsQuery = (
  jobId: string,
  { page, status, query, rating, label, answers, sort }: ApplicationSearch,
  screen: 'list' | 'job' = 'list',
) =>
  queryOptions({
    queryKey: [
      ...listJobApplicationsKey(),
      jobId,
      { page, status, query, rating, label, answers, sort },
      screen,
    ] as const,
    queryFn: async ({ signal }) => {
      const reply = await call(endpoints.listJobApplications, {
        params: { jobId },
        query: { page, status, query, rating, label, answers, sort },
        signal,
      });
      if (!Array.isArray(reply)) return reply;
      const { toApplicationPage } = await import('./plain-lists.ts');
      return toApplicationPage(reply, { status, query, sort });
    },
    // Never another job's.
    placeholderData: (previous, query) => (query?.queryKey[2] === jobId ? previous : undefined),
  });

export const getApplicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: keyOf(endpoints.getApplication.reads, 'detail', applicationId),
    queryFn: ({ signal }) =>
      call(endpoints.getApplication, { params: { id: applicationId }, signal }),
  });

export const listOwnApplicationsFailure: FailureMessages = {
  byStatus: {
    401: msg`Please login to view your applications`,
    404: msg`No applications found`,
  },
  fallback: msg`Failed to fetch your applications`,
};
/** For the newest applications on the dashboard. */
export const newestApplicationsFailure: FailureMessages = {
  fallback: msg`Failed to fetch applications`,
};
export const getApplicationFailure: FailureMessages = {
  preferServerMessage: true,
  refused: msg`Failed to fetch application details`,
  fallback: msg`Failed to load application details`,
};
export const listJobApplicationsFailure = withServerMessage(msg`Failed to fetch job applications`);

export const appliedJobsFailure: FailureMessages = {
  fallback: msg`Could not load your applications. Please try again later.`,
};
