import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  ApplicationStatus,
  ExperienceLevel,
  JobStatus,
  JobType,
} from '../contract/enumerations.ts';

/** What each value of the contract's closed lists is called (specification, section 9; decisions, 'labels'). */

export const jobTypeLabels: Record<JobType, MessageDescriptor> = {
  full_time: msg`Full Time`,
  part_time: msg`Part Time`,
  contract: msg`Contract`,
  temporary: msg`Temporary`,
  internship: msg`Internship`,
};

export const experienceLevelLabels: Record<ExperienceLevel, MessageDescriptor> = {
  entry: msg`Entry Level`,
  mid: msg`Mid Level`,
  senior: msg`Senior Level`,
  executive: msg`Executive Level`,
};

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
