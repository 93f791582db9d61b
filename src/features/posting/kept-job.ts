import * as z from 'zod/mini';
import { EXPERIENCE_LEVELS, JOB_STATUSES, JOB_TYPES } from '../../contract/enumerations.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { emptyJobForm, type JobForm } from './job-form-schema.ts';
import type { JobBase } from './job-versions.ts';

const text = z.catch(z.string(), '');
const texts = z.catch(z.array(z.string()), []);

/** What a form may hold; what is not there, or no longer right, reads as in an empty one. */
const formSchema = z.object({
  title: text,
  company_name: text,
  location: text,
  is_remote: z.catch(z.boolean(), false),
  job_type: z.catch(z.enum(JOB_TYPES), emptyJobForm.job_type),
  experience_level: z.catch(z.enum(EXPERIENCE_LEVELS), emptyJobForm.experience_level),
  salary_min: text,
  salary_max: text,
  application_deadline: text,
  contact_email: text,
  description: text,
  responsibilities: text,
  requirements: text,
  required_skills: texts,
  benefits: texts,
});

const keptSchema = z.object({
  form: formSchema,
  base: z.object({
    form: formSchema,
    status: z.optional(z.enum(JOB_STATUSES)),
    version: z.optional(z.int()),
  }),
});

/** What was typed, and what it was typed over. */
export type KeptJob = { form: JobForm; base: JobBase };

/** What is kept in the browser under `name`, or null. */
export const readKeptJob = (name: string): KeptJob | null => {
  try {
    const kept = keptSchema.safeParse(JSON.parse(readDraft(name)));
    if (!kept.success) return null;
    const { form, base } = kept.data;
    return { form, base: { form: base.form, status: base.status, version: base.version } };
  } catch {
    return null;
  }
};

/** Keeps `job` in the browser under `name`; null forgets it. */
export const writeKeptJob = (name: string, job: KeptJob | null): void =>
  writeDraft(name, job ? JSON.stringify(job) : '');

/** Under which name the unsent text of one employer's form is kept. */
export const keptJobName = {
  create: (employerId: string) => `job:${employerId}`,
  copy: (employerId: string, jobId: string) => `job:${employerId}:copy:${jobId}`,
  edit: (employerId: string, jobId: string) => `job:${employerId}:edit:${jobId}`,
};
