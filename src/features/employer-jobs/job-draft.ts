import * as z from 'zod/mini';
import { EXPERIENCE_LEVELS, JOB_STATUSES, JOB_TYPES } from '../../contract/enumerations.ts';
import { discardDrafts, saveDraft } from '../../lib/drafts.ts';
import {
  type FieldSchemas,
  type FormDraft,
  readFields,
  readJsonDraft,
} from '../../lib/form-draft.ts';
import type { JobForm } from './job-form-schema.ts';
import type { JobBase } from './job-versions.ts';

const text = z.string();
const texts = z.array(z.string());

const fieldSchemas: FieldSchemas<JobForm> = {
  title: text,
  company_name: text,
  location: text,
  is_remote: z.boolean(),
  job_type: z.enum(JOB_TYPES),
  experience_level: z.enum(EXPERIENCE_LEVELS),
  salary_min: text,
  salary_max: text,
  application_deadline: text,
  contact_email: text,
  description: text,
  responsibilities: text,
  requirements: text,
  required_skills: texts,
  benefits: texts,
};

const savedSchema = z.object({
  form: z.unknown(),
  base: z.object({
    form: z.unknown(),
    status: z.optional(z.enum(JOB_STATUSES)),
    version: z.optional(z.int()),
  }),
});

/**
 * The draft of a job's form under `name`, with the version of the job that it was typed over. A field
 * that it lacks is as in the form without it: an older version of this app, which didn't know the field,
 * would otherwise blank it.
 */
export const jobDraft = (name: string): FormDraft<JobForm, JobBase> => ({
  read: (start) => {
    const saved = savedSchema.safeParse(readJsonDraft(name));
    if (!saved.success) return null;
    const { form, base } = saved.data;
    const overStart = (fields: unknown): JobForm => ({
      ...start.form,
      ...readFields(fieldSchemas, fields),
    });
    const { status, version } = base;
    return { form: overStart(form), base: { form: overStart(base.form), status, version } };
  },
  save: (form, base) => saveDraft(name, JSON.stringify({ form, base })),
  discard: () => discardDrafts([name]),
});
