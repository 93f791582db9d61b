import * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import { pick, pluck } from '#src/shared/records.ts';
import { isRequired, JOB_FIELD_NAMES, jobFields } from './job-fields.ts';

type Salary = { salary_min?: number | undefined; salary_max?: number | undefined };

/** Whether the minimum salary is not above the maximum; 0 or undefined is not specified (rule POST-2). */
export const isSalaryInOrder = ({ salary_min = 0, salary_max = 0 }: Salary): boolean =>
  salary_max === 0 || salary_min <= salary_max;

const salaryInOrder = z.refine<Salary>(isSalaryInOrder, {
  error: errorMessages.salaryRange,
  path: ['salary_max'],
});

/** POST /api/jobs, in every status but draft. Missing fields get their defaults (rule JOB-4). */
export const jobInputSchema = z.object(pluck(jobFields, 'post')).check(salaryInOrder);
export type JobInput = z.output<typeof jobInputSchema>;

/** POST /api/jobs with the status draft: only the title is required (rule POST-4). */
export const jobDraftInputSchema = z.object(pluck(jobFields, 'postDraft')).check(salaryInOrder);
export type JobDraftInput = z.output<typeof jobDraftInputSchema>;

const formRules = pluck(jobFields, 'form');

/**
 * A job form's values. There are no defaults, so that an edit leaves fields unknown to the form unchanged, and the
 * compiler reports fields missing from the form.
 */
export const jobFormInputSchema = z.object(formRules).check(salaryInOrder);

/** A draft form's values, also without defaults. */
export const jobDraftFormInputSchema = z.object(pluck(jobFields, 'draftForm')).check(salaryInOrder);

/** What a stored job needs unless it is a draft. */
export const publishedJobSchema = z.object(
  pick(formRules, [...JOB_FIELD_NAMES.filter(isRequired), 'questions']),
);

/**
 * PUT /api/jobs/{id}: only what is sent changes, so closing a job is `{ "status": "closed" }`. `__v`, if sent, is the
 * version that the change is based on.
 * The server checks new deadlines, the order of the salaries and the fields that only drafts may omit
 * (`publishedJobSchema`) against the stored job.
 */
export const jobUpdateSchema = z
  .partial(z.object({ ...pluck(jobFields, 'update'), __v: z.int() }))
  .check(salaryInOrder);
export type JobUpdate = z.output<typeof jobUpdateSchema>;
