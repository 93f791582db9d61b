import * as z from 'zod/mini';
import { APPLICATION_STATUSES, type ApplicationStatus } from './enumerations.ts';
import { pageFields } from './paging.ts';
import {
  lenientCount,
  lenientDate,
  lenientList,
  lenientOptionalText,
  lenientText,
} from './replies.ts';

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

/** One change of an application's status: who, from what, to what, when. */
const applicationEventSchema = z.object({
  _id: z.string(),
  from: z.enum(APPLICATION_STATUSES),
  to: z.enum(APPLICATION_STATUSES),
  /** The name of who changed it, '' when the account is gone. */
  by: lenientText,
  created_at: lenientDate,
});
export type ApplicationEvent = z.infer<typeof applicationEventSchema>;

/** An application as its candidate and the job's employer see it. An unknown status reads as pending. */
export const applicationSchema = z.object({
  _id: z.string(),
  job: z.catch(z.nullable(applicationJobSchema), null),
  candidate: z.catch(z.nullable(applicationCandidateSchema), null),
  // Our server's lists leave out the long texts, others' may have them.
  cover_letter: lenientOptionalText,
  resume_url: lenientText,
  phone: lenientText,
  availability: lenientText,
  additional_questions: lenientOptionalText,
  status: z.catch(z.enum(APPLICATION_STATUSES), 'pending'),
  created_at: lenientDate,
  last_updated: lenientDate,
  interview_date: lenientDate,
  contact_email: lenientText,
  contact_phone: lenientText,
  /** Whether the job's employer has yet to open it: given to the employer alone. */
  is_new: z.catch(z.optional(z.boolean()), undefined),
  /** The changes of its status, oldest first: given with the single application alone. */
  events: z.catch(z.optional(lenientList(applicationEventSchema)), undefined),
  __v: z.catch(z.optional(z.int()), undefined),
});
export type Application = z.infer<typeof applicationSchema>;

/** What lists carry of an application: its long texts come with the application alone. */
export type ApplicationRow = Omit<Application, 'cover_letter' | 'additional_questions'>;

export const applicationListSchema = lenientList(applicationSchema);

/** How many applications to a job are in each status. */
const statusCountsSchema = z.object(
  Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, lenientCount])) as Record<
    ApplicationStatus,
    typeof lenientCount
  >,
);

/**
 * GET /api/applications/job/{jobId} and /api/applications/candidate with a `page`: one page of what the
 * filters leave over. `total` counts those; `counts` counts all applications to the job or of the
 * candidate. Our server's rows come without their long texts, others' may have them.
 */
export const applicationPageSchema = z.object({
  applications: lenientList(applicationSchema),
  ...pageFields,
  total: lenientCount,
  counts: statusCountsSchema,
});
export type ApplicationPage = z.infer<typeof applicationPageSchema>;
/** What our server answers with. */
export type ApplicationRowPage = Omit<ApplicationPage, 'applications'> & {
  applications: ApplicationRow[];
};

/** What became of one application of many whose status was set in one call. */
const bulkResultSchema = z.object({
  _id: z.string(),
  outcome: z.enum(['updated', 'unchanged', 'not_found', 'forbidden']),
});

/**
 * The reply of POST /api/applications/bulk-status and of its undo: a result per application. `batch` names
 * the change, for POST /api/applications/bulk-status/{batch}/undo; null when nothing changed.
 */
export const bulkReplySchema = z.object({
  batch: z.nullable(z.string()),
  results: z.array(bulkResultSchema),
});
export type BulkReply = z.infer<typeof bulkReplySchema>;
