import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationStatus, JobStatus } from '../contract/enumerations.ts';

/** What each status is called (rules JOB-1 and STATUS-1); no visitor reads any. */

export const jobStatusLabels: Record<JobStatus, MessageDescriptor> = {
  draft: msg`Draft`,
  published: msg`Published`,
  active: msg`Active`,
  closed: msg`Closed`,
};

/** As the candidate reads them. */
export const candidateStatusLabels: Record<ApplicationStatus, MessageDescriptor> = {
  pending: msg`Pending`,
  reviewed: msg`Reviewed`,
  interview: msg`Interview`,
  accepted: msg`Accepted`,
  hired: msg`Accepted`,
  rejected: msg`Rejected`,
};

/** As the employer reads them. */
export const employerStatusLabels: Record<ApplicationStatus, MessageDescriptor> = {
  ...candidateStatusLabels,
  reviewed: msg`Reviewing`,
};
