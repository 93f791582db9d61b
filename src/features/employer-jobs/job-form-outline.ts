import { describeJobField } from '#src/contract/jobs/job-fields.ts';
import { namesOf } from '#src/shared/records.ts';
import {
  JOB_FORM_FIELDS,
  type JobFormField,
  jobFormFields,
  jobFormSections,
} from './job-form-fields.ts';
import type { JobForm } from './job-form-schema.ts';

export type JobFormSection = keyof typeof jobFormSections;

/** The DOM id of a section. */
export const sectionId = (section: JobFormSection): string => `section-${section}`;

/** The progress of a job form section. */
export type OutlinedSection = {
  section: JobFormSection;
  /** Empty fields required to publish the job. */
  missing: JobFormField[];
  /** Fields with an error. */
  wrong: JobFormField[];
  /** Has no required fields. */
  isOptional: boolean;
  /** The user has filled in something. */
  hasContent: boolean;
};

export const isEmpty = (value: JobForm[JobFormField]): boolean =>
  typeof value === 'string'
    ? value.trim() === ''
    : value.every((one) => typeof one !== 'string' && one.text.trim() === '');

/** Fields pre-filled in a new job, which therefore don't show progress. */
const isPrefilled = (name: JobFormField): boolean =>
  name === 'contact_email' || ['choice', 'currency'].includes(describeJobField(name).kind);

const isRequired = (name: JobFormField) => describeJobField(name).required;

/** The fields required to publish a job. */
export const REQUIRED_FIELDS = JOB_FORM_FIELDS.filter(isRequired);

/** Reports the form's progress by section. */
export const outlineForm = (
  form: JobForm,
  errors: Partial<Record<JobFormField, unknown>>,
): OutlinedSection[] =>
  namesOf(jobFormSections).map((section) => {
    const fields = JOB_FORM_FIELDS.filter((name) => jobFormFields[name].section === section);
    const wrong = fields.filter((name) => errors[name]);
    return {
      section,
      wrong,
      missing: fields.filter((name) => isRequired(name) && isEmpty(form[name])),
      isOptional: !fields.some(isRequired),
      hasContent: fields.some((name) => !isPrefilled(name) && !isEmpty(form[name])),
    };
  });
