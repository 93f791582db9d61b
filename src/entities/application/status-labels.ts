import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Application } from '#src/contract/applications/application.ts';
import type { ApplicationFilter } from '#src/contract/applications/statuses.ts';

/** The displayed status: a withdrawn application keeps its previous `status`. */
export const shownStatus = ({
  status,
  withdrawn_at,
}: Pick<Application, 'status' | 'withdrawn_at'>): ApplicationFilter =>
  withdrawn_at ? 'withdrawn' : status;

/** Status labels for candidates (rule STATUS-1). */
export const candidateStatusLabels: Record<ApplicationFilter, MessageDescriptor> = {
  pending: msg`Pending`,
  reviewed: msg`Reviewed`,
  interview: msg`Interview`,
  accepted: msg`Accepted`,
  hired: msg`Accepted`,
  rejected: msg`Rejected`,
  withdrawn: msg`Withdrawn`,
};

export const employerStatusLabels: Record<ApplicationFilter, MessageDescriptor> = {
  ...candidateStatusLabels,
  reviewed: msg`Reviewing`,
};
