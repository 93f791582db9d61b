import { msg } from '@lingui/core/macro';
import { mutationOptions } from '@tanstack/react-query';
import { jobSchema } from '../contract/job.ts';
import type { JobInput } from '../contract/job-input.ts';
import type { FailureTexts } from './api-error.ts';
import { call, callWithoutReply } from './http.ts';
import { jobPath, jobQueries } from './jobs.ts';

export const createJobFailure: FailureTexts = {
  preferServerText: true,
  byStatus: { 401: msg`Please login to create a job` },
  otherwise: msg`Failed to create job`,
};

export const createJob = () =>
  mutationOptions({
    mutationFn: (job: JobInput) =>
      call('POST', '/api/jobs', jobSchema, { json: job, needsToken: true }),
    meta: { invalidates: [jobQueries.all()], success: msg`Job posted successfully` },
  });

export const deleteJob = () =>
  mutationOptions({
    mutationFn: (jobId: string) => callWithoutReply('DELETE', jobPath(jobId), { needsToken: true }),
    meta: {
      invalidates: [jobQueries.all(), ['applications']],
      removes: (jobId: string) => jobQueries.detail(jobId).queryKey,
      success: msg`Job deleted successfully`,
      failure: { otherwise: msg`Failed to delete job` },
    },
  });
