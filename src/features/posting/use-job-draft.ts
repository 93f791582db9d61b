import { useState } from 'react';
import * as z from 'zod/mini';
import { EXPERIENCE_LEVELS, JOB_TYPES } from '../../contract/enumerations.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { emptyJobForm, type JobForm } from './job-form-schema.ts';

const text = z.catch(z.string(), '');
const texts = z.catch(z.array(z.string()), []);

/** What a draft may hold; what it does not hold, or no longer rightly, reads as in an empty form. */
const draftSchema = z.object({
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

const parse = (kept: string): JobForm | null => {
  try {
    const draft = draftSchema.safeParse(JSON.parse(kept));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
};

/**
 * What an employer has typed of a new job and not yet posted: it survives a reload and an expired
 * session. `initial` is the draft, or an empty form with `defaults`.
 */
export const useJobDraft = (employerId: string, defaults: Partial<JobForm>) => {
  const name = `job:${employerId}`;
  const [draft] = useState(() => ({
    initial: parse(readDraft(name)) ?? { ...emptyJobForm, ...defaults },
    keep: (form: JobForm) => writeDraft(name, JSON.stringify(form)),
    forget: () => writeDraft(name, ''),
  }));
  return draft;
};
