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

/** The id of a section's part of the page. */
export const sectionId = (section: JobFormSection): string => `section-${section}`;

/** A section of the job form: what of it is still required, and what is wrong with what is there. */
export type OutlinedSection = {
  section: JobFormSection;
  /** Required to publish the job, and empty. */
  missing: JobFormField[];
  /** The fields with an error. */
  wrong: JobFormField[];
  /** Nothing in it is required. */
  isOptional: boolean;
  /** Something has been said in it. */
  hasContent: boolean;
};

/** Whether a field says nothing. */
export const isEmpty = (value: JobForm[JobFormField]): boolean =>
  (typeof value === 'string' ? value.trim() : value).length === 0;

/** What a new job begins with: it says nothing of what was done. */
const isFilledIn = (name: JobFormField): boolean =>
  name === 'contact_email' || ['choice', 'currency'].includes(describeJobField(name).kind);

const isRequired = (name: JobFormField) => describeJobField(name).required;

/** The fields that a job needs before it can be published. */
export const REQUIRED_FIELDS = JOB_FORM_FIELDS.filter(isRequired);

/** How far the form is, section by section. */
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
      hasContent: fields.some((name) => !isFilledIn(name) && !isEmpty(form[name])),
    };
  });
