import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationStatus, JobStatus } from '../contract/enumerations.ts';

/**
 * The labels of the statuses (rules JOB-1 and STATUS-1). A module of its own, since visitors never
 * see one.
 */

export const jobStatusLabels: Record<JobStatus, MessageDescriptor> = {
  draft: msg`Draft`,
  published: msg`Published`,
  active: msg`Active`,
  closed: msg`Closed`,
};

/** As candidates see them. */
export const candidateStatusLabels: Record<ApplicationStatus, MessageDescriptor> = {
  pending: msg`Pending`,
  reviewed: msg`Reviewed`,
  interview: msg`Interview`,
  accepted: msg`Accepted`,
  hired: msg`Accepted`,
  rejected: msg`Rejected`,
};

/** As employers see them. */
export const employerStatusLabels: Record<ApplicationStatus, MessageDescriptor> = {
  ...candidateStatusLabels,
  reviewed: msg`Reviewing`,
};
