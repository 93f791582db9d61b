import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobStatus } from '#src/contract/enumerations.ts';

/** The labels of a job's statuses (rule JOB-1). */
export const jobStatusLabels: Record<JobStatus, MessageDescriptor> = {
  draft: msg`Draft`,
  published: msg`Published`,
  active: msg`Active`,
  closed: msg`Closed`,
};
