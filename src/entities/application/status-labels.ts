import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Application } from '#src/contract/applications/application.ts';
import type { ApplicationFilter } from '#src/contract/applications/statuses.ts';

/** The status that is shown: a withdrawn application keeps the status that it had. */
export const shownStatus = ({
  status,
  withdrawn_at,
}: Pick<Application, 'status' | 'withdrawn_at'>): ApplicationFilter =>
  withdrawn_at ? 'withdrawn' : status;

/** The labels of the statuses as candidates see them (rule STATUS-1). */
export const candidateStatusLabels: Record<ApplicationFilter, MessageDescriptor> = {
  pending: msg`Pending`,
  reviewed: msg`Reviewed`,
  interview: msg`Interview`,
  accepted: msg`Accepted`,
  hired: msg`Accepted`,
  rejected: msg`Rejected`,
  withdrawn: msg`Withdrawn`,
};

/** The labels of the statuses as employers see them. */
export const employerStatusLabels: Record<ApplicationFilter, MessageDescriptor> = {
  ...candidateStatusLabels,
  reviewed: msg`Reviewing`,
};
