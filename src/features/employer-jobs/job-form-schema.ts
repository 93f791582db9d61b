import * as z from 'zod/mini';
import type { ExperienceLevel, JobType } from '../../contract/enumerations.ts';
import { isExpired, type Job } from '../../contract/job.ts';
import { jobDraftFormInputSchema, jobFormInputSchema } from '../../contract/job-input.ts';

/** What the job form holds: numbers and dates as they are typed. */
export type JobForm = {
  title: string;
  company_name: string;
  location: string;
  is_remote: boolean;
  job_type: JobType;
  experience_level: ExperienceLevel;
  salary_min: string;
  salary_max: string;
  application_deadline: string;
  contact_email: string;
  description: string;
  responsibilities: string;
  requirements: string;
  required_skills: string[];
  benefits: string[];
};

export const emptyJobForm: JobForm = {
  title: '',
  company_name: '',
  location: '',
  is_remote: false,
  job_type: 'full_time',
  experience_level: 'entry',
  salary_min: '',
  salary_max: '',
  application_deadline: '',
  contact_email: '',
  description: '',
  responsibilities: '',
  requirements: '',
  required_skills: [],
  benefits: [],
};

/** A stored job as the form holds it; a salary of 0 is one that was not said. */
export const toJobForm = (job: Job): JobForm => ({
  title: job.title,
  company_name: job.company_name,
  location: job.location,
  is_remote: job.is_remote,
  job_type: job.job_type,
  experience_level: job.experience_level,
  salary_min: job.salary_min > 0 ? String(job.salary_min) : '',
  salary_max: job.salary_max > 0 ? String(job.salary_max) : '',
  application_deadline: job.application_deadline?.slice(0, 10) ?? '',
  contact_email: job.contact_email,
  description: job.description,
  responsibilities: job.responsibilities,
  requirements: job.requirements,
  required_skills: job.required_skills,
  benefits: job.benefits,
});

/** What a new job takes over from an existing one: all but a deadline that has passed. */
export const toCopy = (job: Job): JobForm => ({
  ...toJobForm(job),
  ...(isExpired(job) && { application_deadline: '' }),
});

/**
 * Whole dollars, 0 when nothing is typed. Digits alone, with blanks between them if one likes: '50.000'
 * is fifty thousand here and fifty there, so it is NaN.
 */
export const toAmount = (typed: string): number => {
  const digits = typed.replace(/\s/g, '');
  if (digits === '') return 0;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

const toInput = (form: JobForm) => ({
  ...form,
  salary_min: toAmount(form.salary_min),
  salary_max: toAmount(form.salary_max),
  application_deadline: form.application_deadline || null,
});

// Both say what they give, so that the compiler notices what the contract has and the form has not.
const toPublished = (form: JobForm): z.input<typeof jobFormInputSchema> => ({
  ...toInput(form),
  status: 'published',
});
const toDraft = (form: JobForm): z.input<typeof jobDraftFormInputSchema> => ({
  ...toInput(form),
  status: 'draft',
});

/** The form's content as a job that others may see, and by the contract's rules; always published (rule EDIT-1). */
export const jobFormSchema = z.pipe(
  z.pipe(z.custom<JobForm>(), z.transform(toPublished)),
  jobFormInputSchema,
);

/** The form's content as a draft, which may leave out more. */
export const jobDraftFormSchema = z.pipe(
  z.pipe(z.custom<JobForm>(), z.transform(toDraft)),
  jobDraftFormInputSchema,
);
