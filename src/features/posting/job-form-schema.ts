import * as z from 'zod/mini';
import type { ExperienceLevel, JobType } from '../../contract/enumerations.ts';
import { jobInputSchema } from '../../contract/job-input.ts';

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

/** Digits alone, with blanks between them if one likes: '50.000' is fifty thousand here and fifty there, so it is refused. */
const toAmount = (typed: string): number => {
  const digits = typed.replace(/\s/g, '');
  if (digits === '') return 0;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

const toJob = (form: JobForm): z.input<typeof jobInputSchema> => ({
  ...form,
  salary_min: toAmount(form.salary_min),
  salary_max: toAmount(form.salary_max),
  application_deadline: form.application_deadline || null,
});

/** The form's content as the contract's job, and by the contract's rules. */
export const jobFormSchema = z.pipe(
  z.pipe(z.custom<JobForm>(), z.transform(toJob)),
  jobInputSchema,
);
