import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Job, JobFieldName } from '#src/contract/jobs/job.ts';
import type { JobFieldOf } from '#src/contract/jobs/job-fields.ts';
import { jobLevelLabels, jobTypeLabels, workplaceLabels } from '#src/entities/job/labels.ts';
import { salaryPeriodLabels } from '#src/entities/job/period-labels.ts';
import type { UiText } from '#src/lib/ui-text.ts';
import { namesOf } from '#src/shared/records.ts';

/** The fields that a user fills in. The pressed button implies `status`, and the workplace implies `is_remote`. */
export type JobFormField = Exclude<JobFieldName, 'status' | 'is_remote'>;

export const jobFormSections = {
  position: msg`The position`,
  work: msg`What the work is`,
  pay: msg`Pay and applications`,
  questions: msg`Questions for candidates`,
};

type FormField<Name extends JobFormField> = {
  section: keyof typeof jobFormSections;
  /** Also used when comparing two versions of a job. */
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** Shares a row with its neighbour on wide screens. */
  half?: boolean;
  /** Rarely used: shown on request. */
  isRare?: boolean;
  type?: 'email';
  autoComplete?: 'organization' | 'email';
} & (Name extends JobFieldOf<'choice'>
  ? { options: Record<Job[Name], MessageDescriptor> }
  : { options?: never });

/** Every field of the form, in order. A field's kind (`contract/jobs/job-fields.ts`) determines its input. */
export const jobFormFields: { [Name in JobFormField]: FormField<Name> } = {
  title: { section: 'position', label: msg`Job title` },
  company_name: {
    section: 'position',
    label: msg`Company name`,
    autoComplete: 'organization',
  },
  location: { section: 'position', label: msg`Location`, half: true },
  workplace: {
    section: 'position',
    label: msg`Workplace`,
    half: true,
    options: workplaceLabels,
  },
  job_type: { section: 'position', label: msg`Job type`, half: true, options: jobTypeLabels },
  experience_level: {
    section: 'position',
    label: msg`Experience level`,
    half: true,
    options: jobLevelLabels,
  },
  hours_per_week: {
    section: 'position',
    label: msg`Hours per week`,
    half: true,
    isRare: true,
  },
  positions: {
    section: 'position',
    label: msg`Number of positions`,
    half: true,
    isRare: true,
  },
  start_date: {
    section: 'position',
    label: msg`Start date`,
    half: true,
    isRare: true,
  },
  salary_min: { section: 'pay', label: msg`Minimum salary`, half: true },
  salary_max: { section: 'pay', label: msg`Maximum salary`, half: true },
  salary_currency: { section: 'pay', label: msg`Currency`, half: true },
  salary_period: {
    section: 'pay',
    label: msg`Pay period`,
    half: true,
    options: salaryPeriodLabels,
  },
  application_deadline: { section: 'pay', label: msg`Application deadline` },
  contact_email: {
    section: 'pay',
    label: msg`Contact email`,
    type: 'email',
    autoComplete: 'email',
  },
  description: {
    section: 'work',
    label: msg`Description`,
    hint: msg`What the company does, what the team works on, why the position is open.`,
  },
  responsibilities: {
    section: 'work',
    label: msg`Responsibilities`,
    hint: msg`One per line: each line is shown as an item of a list.`,
  },
  requirements: { section: 'work', label: msg`Requirements` },
  required_skills: {
    section: 'work',
    label: msg`Required skills`,
    hint: msg`Press Enter after each one, or paste a list with commas.`,
  },
  benefits: { section: 'work', label: msg`Benefits` },
  questions: { section: 'questions', label: msg`Questions for candidates` },
};

export const JOB_FORM_FIELDS = namesOf(jobFormFields);

/** The label of a choice, or the raw value if unknown. */
export const choiceLabel = (field: JobFormField, value: string): UiText => {
  const options: Readonly<Record<string, MessageDescriptor>> = jobFormFields[field].options ?? {};
  return options[value] ?? value;
};
