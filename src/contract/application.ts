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

/** One status change of an application: by whom, from, to and when. */
const applicationEventSchema = z.object({
  _id: z.string(),
  from: z.enum(APPLICATION_STATUSES),
  to: z.enum(APPLICATION_STATUSES),
  /** The name of the user who changed it, '' when the account was deleted. */
  by: lenientText,
  created_at: lenientDate,
});
export type ApplicationEvent = z.infer<typeof applicationEventSchema>;

/** An application as its candidate and the job's employer see it. An unknown status reads as pending. */
export const applicationSchema = z.object({
  _id: z.string(),
  job: z.catch(z.nullable(applicationJobSchema), null),
  candidate: z.catch(z.nullable(applicationCandidateSchema), null),
  // Our server's lists leave out the long texts; other servers' may include them.
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
  /** Whether the job's employer hasn't opened it yet; only sent to the employer. */
  is_new: z.catch(z.optional(z.boolean()), undefined),
  /** Its status changes, oldest first; only sent with a single application. */
  events: z.catch(z.optional(lenientList(applicationEventSchema)), undefined),
  __v: z.catch(z.optional(z.int()), undefined),
});
export type Application = z.infer<typeof applicationSchema>;

/** An application in a list, without its long texts. */
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
/** The reply of our server. */
export type ApplicationRowPage = Omit<ApplicationPage, 'applications'> & {
  applications: ApplicationRow[];
};

/** The outcome of a bulk status change for one application. */
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
