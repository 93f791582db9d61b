import { msg } from '@lingui/core/macro';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import * as endpoints from '#src/contract/jobs/input-endpoints.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import type { JobDraftInput, JobInput, JobUpdate } from '#src/contract/jobs/job-input.ts';
import * as ownJobs from '#src/contract/jobs/own-endpoints.ts';
import * as profiles from '#src/contract/profiles/endpoints.ts';
import type { UiText } from '#src/lib/ui-text.ts';
import { ApiError, type FailureMessages, failureMessages } from './api-error.ts';
import { listJobApplicationsKey } from './applications.ts';
import { defineMutation, isTouched, type Success } from './define-mutation.ts';
import { call, callWithoutReply } from './http.ts';
import { getJobQuery, getSimilarJobsKey } from './jobs.ts';
import { undoAction } from './undo-action.ts';

/** Removes the query under `queryKey` once no screen uses it, so that going back shows nothing deleted. */
const removeWhenUnused = (queryClient: QueryClient, queryKey: QueryKey): void => {
  const cache = queryClient.getQueryCache();
  const query = cache.find({ queryKey });
  if (!query) return;
  if (query.getObserversCount() === 0) {
    cache.remove(query);
    return;
  }
  const stop = cache.subscribe((event) => {
    if (event.query !== query || query.getObserversCount() > 0) return;
    stop();
    cache.remove(query);
  });
};

const postJob = (job: JobInput | JobDraftInput) => call(endpoints.createJob, { body: job });

export const createJobFailure: FailureMessages = {
  preferServerMessage: true,
  byStatus: { 401: msg`Please login to create a job` },
  fallback: msg`Failed to create job`,
};

/** Announces a posted job with a link to it, since posting ends on the list (rule POST-5). */
const posted = ({ _id }: Job) => ({
  type: 'success' as const,
  message: msg`Job posted successfully`,
  action: { path: `/jobs/${_id}`, label: msg`View Job` },
});

export const createJob = () =>
  defineMutation(endpoints.createJob, {
    mutationFn: (job: JobInput) => postJob(job),
    meta: { success: posted },
  });

/** Creates a draft, which only its owner sees. */
export const createJobDraft = () =>
  defineMutation(endpoints.createJob, {
    mutationFn: (draft: JobDraftInput) => postJob(draft),
    meta: { success: msg`Draft saved` },
  });

const updateJobFailure: FailureMessages = {
  preferServerMessage: true,
  // The server accepted it, but its reply is not the job.
  byStatus: { 200: msg`Invalid response from update` },
  fallback: msg`Failed to update job`,
};

/** The update succeeded, but refetching the job failed. */
class RefetchError extends Error {}

/** All messages for a failed update (rules EDIT-2 and EDIT-3). */
export const updateFailureMessages = (error: unknown): UiText[] =>
  error instanceof RefetchError
    ? [msg`Failed to fetch updated job data`]
    : failureMessages(error, updateJobFailure);

/** Whether an update was refused because the job has a newer version. */
export const isVersionConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409;

const putJob = async (id: string, body: JobUpdate): Promise<Job> => {
  const job = await call(endpoints.updateJob, { params: { id }, body });
  // The reply must be about the job that was edited (rule EDIT-2).
  if (job._id !== id) throw new ApiError('malformed', { status: 200 });
  return job;
};

/** Runs after each update of a job that isn't a draft; a failure is only logged (rule EDIT-3). */
const updateCompanyName = async (company_name: string): Promise<void> => {
  const body = { company_name, user_type: 'employer' };
  try {
    await callWithoutReply(profiles.updateCompanyName, { body });
  } catch (error) {
    // oxlint-disable-next-line no-console -- its failure is logged and nothing else (rule EDIT-3)
    console.debug('The company name of the profile was not updated', error);
  }
};

/**
 * The job's new values and the version that they are based on; `latest` overwrites whatever is
 * stored.
 */
export type JobSaving = { job: JobUpdate; version: number | 'latest' | undefined };

/**
 * Saves an edited job; `wasDraft` if nobody else has seen it yet. Also throws RefetchError. After a version conflict,
 * the mutation is pending until the newer version has been refetched (rule EDIT-4).
 */
export const updateJob = (_id: string, wasDraft: boolean) =>
  defineMutation([endpoints.updateJob, profiles.updateCompanyName], {
    mutationFn: async ({ job, version }: JobSaving, { client }) => {
      const query = { ...getJobQuery(_id), staleTime: 0 };
      const __v = version === 'latest' ? (await client.fetchQuery(query)).__v : version;
      const updated = await putJob(_id, { ...job, ...(__v !== undefined && { __v }) }).catch(
        async (error: unknown) => {
          if (isVersionConflict(error))
            await client.invalidateQueries({ queryKey: query.queryKey });
          throw error;
        },
      );
      if (job.company_name && job.status !== 'draft') await updateCompanyName(job.company_name);
      try {
        return await client.fetchQuery(query);
      } catch {
        // The update itself succeeded, so the lists are stale.
        client.setQueryData(query.queryKey, updated);
        const predicate = isTouched([endpoints.updateJob, profiles.updateCompanyName]);
        await client.invalidateQueries({ predicate, refetchType: 'none' });
        throw new RefetchError();
      }
    },
    meta: {
      // Already refetched (rule EDIT-3).
      only: { jobs: [] },
      success: (saved, { job }) => {
        if (job.status === 'draft') return msg`Draft saved`;
        return wasDraft ? posted(saved) : msg`Job updated successfully`;
      },
    },
  });

const updateJobStatus = (status: 'closed' | 'published', success: Success<Job, string>) =>
  defineMutation(endpoints.updateJob, {
    mutationFn: (jobId: string) => putJob(jobId, { status }),
    meta: { success, failure: updateJobFailure },
  });

/** Reopens a closed job (rule EDIT-6). */
export const updateJobToPublished = () => updateJobStatus('published', msg`Job reopened`);

/** Closes a live job. Candidates hear of it a minute later, after Undo (rules EDIT-6, OWN-1 and STATUS-9). */
export const updateJobToClosed = () =>
  updateJobStatus('closed', (_, jobId, client) => ({
    type: 'success',
    message: msg`Job closed`,
    action: undoAction(client, updateJobToPublished(), jobId),
  }));

/** Rule EDIT-7. */
export const deleteJob = () =>
  defineMutation(ownJobs.deleteJob, {
    mutationFn: (id: string) => callWithoutReply(ownJobs.deleteJob, { params: { id } }),
    meta: {
      // The deleted job's page may still be on screen, with nothing left to fetch of it and its applications.
      only: {
        jobs: [],
        'similar-jobs': [],
        applications: [[...listJobApplicationsKey(), 'new']],
      },
      remove: (queryClient, jobId) => {
        removeWhenUnused(queryClient, getJobQuery(jobId).queryKey);
        queryClient.removeQueries({ queryKey: getSimilarJobsKey(), type: 'inactive' });
      },
      success: msg`Job deleted successfully`,
      failure: { fallback: msg`Failed to delete job` },
    },
  });
