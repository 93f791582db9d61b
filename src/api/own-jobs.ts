import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#src/contract/jobs/own-endpoints.ts';
import type {
  ActionItems,
  OwnJobPage,
  OwnJobRow,
  OwnJobsQuery,
} from '#src/contract/jobs/own-jobs.ts';
import { ApiError, type FailureMessages } from './api-error.ts';
import { call } from './http.ts';
import { keyOf } from './resource-key.ts';
import { unlessUnknown } from './unless-unknown.ts';

type Search = Pick<OwnJobsQuery, 'page' | 'status'>;

/** The page, and the status of the tab (undefined for all). */
export type OwnJobs = OwnJobPage & Pick<Search, 'status'>;

const listOwnJobs = async (
  employerId: string,
  query: Search,
  signal: AbortSignal,
): Promise<OwnJobPage | OwnJobRow[]> => {
  try {
    return await call(endpoints.listOwnJobs, { query, signal });
  } catch (error) {
    // Without access the fallback would be refused too.
    if (!(error instanceof ApiError) || [401, 403].includes(error.status)) throw error;
    if (error.kind === 'no-token') throw error;
    // The fallback for the same list (rule CALL-5).
    return import('./employer-jobs.ts')
      .then(({ searchEmployerJobs }) => searchEmployerJobs(employerId, signal))
      .catch(() => {
        throw error;
      });
  }
};

/**
 * One page of the employer's own jobs, newest first. The previous page stays on screen while it
 * loads.
 */
export const listOwnJobsQuery = (employerId: string, { page, status }: Search) =>
  queryOptions({
    queryKey: keyOf(endpoints.listOwnJobs.reads, employerId, { page, status }),
    queryFn: async ({ signal }): Promise<OwnJobs> => {
      const reply = await listOwnJobs(employerId, { page, status }, signal);
      if (!Array.isArray(reply)) return { ...reply, status };
      const { toOwnJobPage } = await import('./plain-lists.ts');
      return { ...toOwnJobPage(reply, status), status };
    },
    // Never another user's.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === employerId ? previous : undefined,
  });

const nothing: ActionItems = { threads: [], closing: [], drafts: [] };

/** The employer's action items other than new applications and interviews: messages, jobs that close soon, drafts. */
export const listWaitingQuery = (employerId: string) =>
  queryOptions({
    queryKey: keyOf(endpoints.listWaiting.reads, employerId, 'waiting'),
    queryFn: ({ signal }) => unlessUnknown(call(endpoints.listWaiting, { signal }), nothing),
  });

export const listOwnJobsFailure: FailureMessages = {
  fallback: msg`Failed to fetch your jobs. Please try again later.`,
};
