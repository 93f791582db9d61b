import * as z from 'zod/mini';
import { EXPERIENCE_LEVELS, JOB_STATUSES, JOB_TYPES } from './enumerations.ts';
import { deadlineDay } from './job.ts';
import { DESCRIPTION_MAX, JOB_PART_MAX, LINE_MAX, NAME_MAX, SALARY_MAX } from './limits.ts';
import { messages } from './messages.ts';
import {
  calendarDay,
  freeEmail,
  freeLine,
  freeText,
  requiredLine,
  requiredText,
  textList,
} from './requests.ts';

const salary = z
  .int(messages.salaryInvalid)
  .check(z.gte(0, messages.salaryInvalid), z.lte(SALARY_MAX, messages.salaryInvalid));

/** A calendar day, `YYYY-MM-DD`, or null for none. A date-time is cut to its day. */
const deadline = z.nullable(calendarDay(messages.deadlineInvalid));

/** What an employer says of a job, every field checked, none filled in. */
const jobFields = {
  title: requiredLine(messages.titleRequired),
  company_name: requiredLine(messages.companyNameRequired),
  location: freeLine(),
  description: requiredText(messages.descriptionRequired, DESCRIPTION_MAX),
  requirements: requiredText(messages.requirementsRequired, JOB_PART_MAX),
  responsibilities: requiredText(messages.responsibilitiesRequired, JOB_PART_MAX),
  job_type: z.enum(JOB_TYPES, messages.jobTypeInvalid),
  experience_level: z.enum(EXPERIENCE_LEVELS, messages.experienceLevelInvalid),
  is_remote: z.boolean(),
  salary_min: salary,
  salary_max: salary,
  application_deadline: deadline,
  contact_email: freeEmail,
  required_skills: textList(NAME_MAX),
  benefits: textList(LINE_MAX),
  status: z.enum(JOB_STATUSES, messages.jobStatusInvalid),
};

type Salary = { salary_min?: number | undefined; salary_max?: number | undefined };

/** Whether the salary's ends are in order; 0 or nothing is an end that is not said. */
export const isSalaryInOrder = ({ salary_min = 0, salary_max = 0 }: Salary): boolean =>
  salary_min === 0 || salary_max === 0 || salary_min <= salary_max;

const salaryInOrder = z.refine<Salary>(isSalaryInOrder, {
  error: messages.salaryRange,
  path: ['salary_max'],
});

/** Whether a calendar day (YYYY-MM-DD) is over everywhere on Earth. */
export const isPastDay = (day: string, now: Date = new Date()): boolean => day < deadlineDay(now);

/** What is said of a job when it is posted, and whenever its form is saved. */
const postedFields = {
  ...jobFields,
  application_deadline: deadline.check(
    z.refine((day: string | null) => day === null || !isPastDay(day), messages.deadlinePast),
  ),
};

/** What is not said takes its default (rule JOB-4). */
const withDefaults = {
  ...postedFields,
  location: z._default(jobFields.location, ''),
  job_type: z._default(jobFields.job_type, 'full_time'),
  experience_level: z._default(jobFields.experience_level, 'entry'),
  is_remote: z._default(jobFields.is_remote, false),
  salary_min: z._default(salary, 0),
  salary_max: z._default(salary, 0),
  application_deadline: z._default(postedFields.application_deadline, null),
  contact_email: z._default(freeEmail, ''),
  required_skills: z._default(jobFields.required_skills, []),
  benefits: z._default(jobFields.benefits, []),
  status: z._default(jobFields.status, 'published'),
};

/** What a job must say before others may see it, and a draft may leave blank. */
const draftFields = {
  company_name: freeLine(),
  description: freeText(DESCRIPTION_MAX),
  requirements: freeText(JOB_PART_MAX),
  responsibilities: freeText(JOB_PART_MAX),
};

/** POST /api/jobs, in every status but draft. */
export const jobInputSchema = z.object(withDefaults).check(salaryInOrder);
export type JobInput = z.output<typeof jobInputSchema>;

/** POST /api/jobs with the status draft: only the title is needed. */
export const jobDraftInputSchema = z
  .object({
    ...withDefaults,
    company_name: z._default(draftFields.company_name, ''),
    description: z._default(draftFields.description, ''),
    requirements: z._default(draftFields.requirements, ''),
    responsibilities: z._default(draftFields.responsibilities, ''),
    status: z.literal('draft'),
  })
  .check(salaryInOrder);
export type JobDraftInput = z.output<typeof jobDraftInputSchema>;

/**
 * What a form says of a job. Nothing is filled in: a field that a form does not know is not sent, so that
 * an edit leaves it as it is, and the compiler misses it in the form.
 */
export const jobFormInputSchema = z.object(postedFields).check(salaryInOrder);

/** What a form says of a draft, with nothing filled in either. */
export const jobDraftFormInputSchema = z
  .object({ ...postedFields, ...draftFields, status: z.literal('draft') })
  .check(salaryInOrder);

/** What a stored job must hold once it is more than a draft. */
export const publishedJobSchema = z.object({
  title: jobFields.title,
  company_name: jobFields.company_name,
  description: jobFields.description,
  requirements: jobFields.requirements,
  responsibilities: jobFields.responsibilities,
});

/**
 * PUT /api/jobs/{id}: only what is sent changes, so closing a job is `{ "status": "closed" }`.
 * `__v`, when sent, is the version that the change was made on.
 * That a new deadline is not past, that the salaries are in order with the stored ones, and that all is
 * there that more than a draft must hold (`publishedJobSchema`), is checked against the stored job.
 */
export const jobUpdateSchema = z
  .partial(z.object({ ...jobFields, ...draftFields, __v: z.int() }))
  .check(salaryInOrder);
export type JobUpdate = z.output<typeof jobUpdateSchema>;
