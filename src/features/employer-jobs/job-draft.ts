import * as z from 'zod/mini';
import { JOB_STATUSES } from '#src/contract/enumerations.ts';
import { discardDrafts, saveDraft } from '#src/lib/drafts.ts';
import { type FormDraft, readFields, readJsonDraft } from '#src/lib/form-draft.ts';
import { type JobForm, typedSchemas } from './job-form-schema.ts';
import type { JobBase } from './job-versions.ts';

const savedSchema = z.object({
  form: z.unknown(),
  base: z.object({
    form: z.unknown(),
    status: z.optional(z.enum(JOB_STATUSES)),
    version: z.optional(z.int()),
  }),
});

/**
 * The draft of a job form under `name`, with the job version it started from. Fields missing from the draft keep
 * their start values, so that a draft saved by an older version of this app doesn't blank new fields.
 */
export const jobDraft = (name: string): FormDraft<JobForm, JobBase> => ({
  read: (start) => {
    const saved = savedSchema.safeParse(readJsonDraft(name));
    if (!saved.success) return null;
    const { form, base } = saved.data;
    const overStart = (fields: unknown): JobForm => ({
      ...start.form,
      ...readFields(typedSchemas, fields),
    });
    const { status, version } = base;
    return { form: overStart(form), base: { form: overStart(base.form), status, version } };
  },
  save: (form, base) => saveDraft(name, JSON.stringify({ form, base })),
  discard: () => discardDrafts([name]),
});
