import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExperienceLevel, JobLevel, JobType, Workplace } from '#src/contract/enumerations.ts';

/** The labels of the contract's enumerations (rule CONST-2). */

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

export const jobLevelLabels: Record<JobLevel, MessageDescriptor> = {
  ...experienceLevelLabels,
  not_specified: msg`Not specified`,
};

export const workplaceLabels: Record<Workplace, MessageDescriptor> = {
  on_site: msg`On site`,
  hybrid: msg`Hybrid`,
  remote: msg`Remote`,
};
