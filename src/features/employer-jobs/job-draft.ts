import * as z from 'zod/mini';
import { EXPERIENCE_LEVELS, JOB_STATUSES, JOB_TYPES } from '../../contract/enumerations.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import type { JobForm } from './job-form-schema.ts';
import type { JobBase } from './job-versions.ts';

const text = z.catch(z.optional(z.string()), undefined);
const texts = z.catch(z.optional(z.array(z.string())), undefined);

/** What a form may hold; what is not there, or no longer right, is undefined. */
const formSchema = z.object({
  title: text,
  company_name: text,
  location: text,
  is_remote: z.catch(z.optional(z.boolean()), undefined),
  job_type: z.catch(z.optional(z.enum(JOB_TYPES)), undefined),
  experience_level: z.catch(z.optional(z.enum(EXPERIENCE_LEVELS)), undefined),
  salary_min: text,
  salary_max: text,
  application_deadline: text,
  contact_email: text,
  description: text,
  responsibilities: text,
  requirements: text,
  required_skills: texts,
  benefits: texts,
} satisfies Record<keyof JobForm, unknown>);

const keptSchema = z.object({
  form: formSchema,
  base: z.object({
    form: formSchema,
    status: z.optional(z.enum(JOB_STATUSES)),
    version: z.optional(z.int()),
  }),
});

/** What was typed, and what it was typed over. */
export type JobDraft = { form: JobForm; base: JobBase };

/** `kept`, and of `start` what it does not hold. */
const over = (start: JobForm, kept: z.infer<typeof formSchema>): JobForm => ({
  ...start,
  ...(Object.fromEntries(
    Object.entries(kept).filter(([, value]) => value !== undefined),
  ) as Partial<JobForm>),
});

/**
 * What is kept in the browser under `name`, or null. What it lacks is as in `start`, the form's content
 * without it: kept by an older version of this app, it would otherwise blank the fields that came since.
 */
export const readJobDraft = (name: string, start: JobForm): JobDraft | null => {
  try {
    const kept = keptSchema.safeParse(JSON.parse(readDraft(name)));
    if (!kept.success) return null;
    const { form, base } = kept.data;
    const { status, version } = base;
    return { form: over(start, form), base: { form: over(start, base.form), status, version } };
  } catch {
    return null;
  }
};

/** Keeps `job` in the browser under `name`; null forgets it. */
export const writeJobDraft = (name: string, job: JobDraft | null): void =>
  writeDraft(name, job ? JSON.stringify(job) : '');

/** Under which name the unsent text of one employer's form is kept. */
export const jobDraftName = {
  create: (employerId: string) => `job:${employerId}`,
  copy: (employerId: string, jobId: string) => `job:${employerId}:copy:${jobId}`,
  edit: (employerId: string, jobId: string) => `job:${employerId}:edit:${jobId}`,
};
