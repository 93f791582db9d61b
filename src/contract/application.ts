import * as z from 'zod/mini';
import { APPLICATION_STATUSES } from './enumerations.ts';
import { lenientDate, lenientText, readableItems } from './replies.ts';

const applicationJobSchema = z.object({
  _id: z.string(),
  title: lenientText,
  company_name: lenientText,
  location: lenientText,
});

const applicationCandidateSchema = z.object({
  first_name: lenientText,
  last_name: lenientText,
  email: lenientText,
});

/** An application as its candidate and the job's employer see it. An unknown status reads as pending. */
export const applicationSchema = z.object({
  _id: z.string(),
  job: z.catch(z.nullable(applicationJobSchema), null),
  candidate: z.catch(z.nullable(applicationCandidateSchema), null),
  cover_letter: lenientText,
  resume_url: lenientText,
  phone: lenientText,
  availability: lenientText,
  additional_questions: lenientText,
  status: z.catch(z.enum(APPLICATION_STATUSES), 'pending'),
  created_at: lenientDate,
  last_updated: lenientDate,
  interview_date: lenientDate,
  contact_email: lenientText,
  contact_phone: lenientText,
  __v: z.catch(z.optional(z.int()), undefined),
});
export type Application = z.infer<typeof applicationSchema>;

export const applicationListSchema = readableItems(applicationSchema);

/** GET /api/applications/check/{jobId}. */
export const checkSchema = z.object({ hasApplied: z.boolean() });

/** The reply of POST /api/applications/check-batch: those of the jobs that the candidate has applied to. */
export const batchCheckSchema = z.object({ appliedJobs: z.array(z.string()) });
