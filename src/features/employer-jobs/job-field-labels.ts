import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobField } from './job-versions.ts';

/** What each part of a job is called, in the form and where two versions of a job are compared. */
export const jobFieldLabels: Record<JobField, MessageDescriptor> = {
  title: msg`Job title`,
  company_name: msg`Company name`,
  location: msg`Location`,
  is_remote: msg`This job can be done remotely`,
  job_type: msg`Job type`,
  experience_level: msg`Experience level`,
  salary_min: msg`Minimum salary`,
  salary_max: msg`Maximum salary`,
  application_deadline: msg`Application deadline`,
  contact_email: msg`Contact email`,
  description: msg`Description`,
  responsibilities: msg`Responsibilities`,
  requirements: msg`Requirements`,
  required_skills: msg`Required skills`,
  benefits: msg`Benefits`,
  status: msg`Status`,
};
