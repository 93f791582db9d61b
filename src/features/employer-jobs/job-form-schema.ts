import * as z from 'zod/mini';
import { DEFAULT_CURRENCY } from '#src/contract/jobs/currency.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import {
  isOfKind,
  type JobFieldKind,
  type JobFieldOf,
  jobFields,
} from '#src/contract/jobs/job-fields.ts';
import { jobDraftFormInputSchema, jobFormInputSchema } from '#src/contract/jobs/job-input.ts';
import { isExpired } from '#src/contract/jobs/job-status.ts';
import { questionSchema } from '#src/contract/jobs/question.ts';
import { workplaceOf } from '#src/contract/jobs/workplace.ts';
import type { FieldSchemas } from '#src/lib/form-draft.ts';
import { fill, pick, pluck } from '#src/shared/records.ts';
import { readTypedNumber } from '#src/shared/typed-number.ts';
import { JOB_FORM_FIELDS, type JobFormField } from './job-form-fields.ts';

/** The job form's values: numbers and days as typed, everything else as stored. */
export type JobForm = {
  [Name in JobFormField]: Name extends JobFieldOf<'amount' | 'count' | 'day'> ? string : Job[Name];
};

const fieldsOf = <Kind extends JobFieldKind>(...kinds: Kind[]) =>
  JOB_FORM_FIELDS.filter((name): name is JobFormField & JobFieldOf<Kind> =>
    isOfKind(name, ...kinds),
  );

const NUMBERS = fieldsOf('amount', 'count');
const DAYS = fieldsOf('day');

/** Accepts any value a field may have while the user types. */
export const typedSchemas: FieldSchemas<JobForm> = {
  ...fill(fieldsOf('line', 'text', 'amount', 'count', 'day'), () => z.string()),
  ...fill(fieldsOf('list'), () => z.array(z.string())),
  ...pick(pluck(jobFields, 'form'), fieldsOf('choice', 'currency')),
  questions: z.array(questionSchema),
};

/** Formats without thousands separators, as users type: '50000', or '17,50' in Turkish. */
const toTyped = (amount: number, locale: string): string => {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(amount);
};

/** Converts a stored job to form values in `locale`; 0 means unset and becomes blank. */
export const toJobForm = (job: Pick<Job, JobFormField | 'is_remote'>, locale: string): JobForm => ({
  ...pick(job, JOB_FORM_FIELDS),
  workplace: workplaceOf(job),
  ...fill(NUMBERS, (name) => (job[name] > 0 ? toTyped(job[name], locale) : '')),
  ...fill(DAYS, (name) => job[name]?.slice(0, 10) ?? ''),
});

export const emptyJobForm = toJobForm(
  { ...pluck(jobFields, 'blank'), salary_currency: DEFAULT_CURRENCY },
  'en',
);

/** Copies a job for a new one, without a past deadline (rule POST-6). */
export const toCopy = (job: Job, locale: string): JobForm => ({
  ...toJobForm(job, locale),
  ...(isExpired(job) && { application_deadline: '' }),
});

/** Parses a number field: 0 for a blank one, NaN for anything that isn't a number. */
export const readNumber = (name: (typeof NUMBERS)[number], typed: string): number =>
  typed.trim() === '' ? 0 : readTypedNumber(typed, jobFields[name].kind);

/** Converts form values to job fields; invalid numbers become NaN. */
export const toJobFields = (form: JobForm): Pick<Job, JobFormField | 'is_remote'> => ({
  ...form,
  // For servers that don't know `workplace`.
  is_remote: form.workplace === 'remote',
  ...fill(NUMBERS, (name) => readNumber(name, form[name])),
  ...fill(DAYS, (name) => form[name] || null),
});

// The explicit return types make the compiler report contract fields missing from the form.
const toPublished = (form: JobForm): z.input<typeof jobFormInputSchema> => ({
  ...toJobFields(form),
  status: 'published',
});
const toDraft = (form: JobForm): z.input<typeof jobDraftFormInputSchema> => ({
  ...toJobFields(form),
  status: 'draft',
});

/** Validates the form by the contract as a published job (rule EDIT-1). */
export const jobFormSchema = z.pipe(z.transform(toPublished), jobFormInputSchema);

/** Validates the form as a draft, which requires less. */
export const jobDraftFormSchema = z.pipe(z.transform(toDraft), jobDraftFormInputSchema);
