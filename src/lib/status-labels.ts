import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Application } from '#src/contract/applications/application.ts';
import type { ApplicationFilter } from '#src/contract/applications/statuses.ts';
import type { JobStatus } from '#src/contract/enumerations.ts';

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

/** What stands for an application's status: a withdrawn one keeps the status that it had. */
export const shownStatus = ({
  status,
  withdrawn_at,
}: Pick<Application, 'status' | 'withdrawn_at'>): ApplicationFilter =>
  withdrawn_at ? 'withdrawn' : status;

/** As candidates see them. */
export const candidateStatusLabels: Record<ApplicationFilter, MessageDescriptor> = {
  pending: msg`Pending`,
  reviewed: msg`Reviewed`,
  interview: msg`Interview`,
  accepted: msg`Accepted`,
  hired: msg`Accepted`,
  rejected: msg`Rejected`,
  withdrawn: msg`Withdrawn`,
};

/** As employers see them. */
export const employerStatusLabels: Record<ApplicationFilter, MessageDescriptor> = {
  ...candidateStatusLabels,
  reviewed: msg`Reviewing`,
};
