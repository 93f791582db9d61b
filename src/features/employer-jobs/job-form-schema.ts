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

/** What the job form holds: numbers and days as they are typed, everything else as it is stored. */
export type JobForm = {
  [Name in JobFormField]: Name extends JobFieldOf<'amount' | 'count' | 'day'> ? string : Job[Name];
};

const fieldsOf = <Kind extends JobFieldKind>(...kinds: Kind[]) =>
  JOB_FORM_FIELDS.filter((name): name is JobFormField & JobFieldOf<Kind> =>
    isOfKind(name, ...kinds),
  );

const NUMBERS = fieldsOf('amount', 'count');
const DAYS = fieldsOf('day');

/** What each field may hold while it is typed. */
export const typedSchemas: FieldSchemas<JobForm> = {
  ...fill(fieldsOf('line', 'text', 'amount', 'count', 'day'), () => z.string()),
  ...fill(fieldsOf('list'), () => z.array(z.string())),
  ...pick(pluck(jobFields, 'form'), fieldsOf('choice', 'currency')),
  questions: z.array(questionSchema),
};

/** '50000', and '17,50' where Turkish is read: without signs between thousands, as it is typed. */
const toTyped = (amount: number, locale: string): string => {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(amount);
};

/** A stored job as the form holds it for a reader of `locale`; a number of 0 is one that was not said. */
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

/** What a new job takes over from an existing one: all but a deadline that has passed (rule POST-6). */
export const toCopy = (job: Job, locale: string): JobForm => ({
  ...toJobForm(job, locale),
  ...(isExpired(job) && { application_deadline: '' }),
});

/** What is typed into a number's field: 0 when nothing is, and NaN when it is no number. */
export const readNumber = (name: (typeof NUMBERS)[number], typed: string): number =>
  typed.trim() === '' ? 0 : readTypedNumber(typed, jobFields[name].kind);

/** The form's content as a job says it; a number that is none is NaN. */
export const toJobFields = (form: JobForm): Pick<Job, JobFormField | 'is_remote'> => ({
  ...form,
  // Also for a server that knows nothing of workplaces.
  is_remote: form.workplace === 'remote',
  ...fill(NUMBERS, (name) => readNumber(name, form[name])),
  ...fill(DAYS, (name) => form[name] || null),
});

// Both say what they give, so that the compiler notices what the contract has and the form has not.
const toPublished = (form: JobForm): z.input<typeof jobFormInputSchema> => ({
  ...toJobFields(form),
  status: 'published',
});
const toDraft = (form: JobForm): z.input<typeof jobDraftFormInputSchema> => ({
  ...toJobFields(form),
  status: 'draft',
});

/** The form's content as a job that others may see, and by the contract's rules; always published (rule EDIT-1). */
export const jobFormSchema = z.pipe(z.transform(toPublished), jobFormInputSchema);

/** The form's content as a draft, which may leave out more. */
export const jobDraftFormSchema = z.pipe(z.transform(toDraft), jobDraftFormInputSchema);
