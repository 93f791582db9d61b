import * as z from 'zod/mini';
import { GIVEN_ANSWERS, interviewSchema } from '#src/contract/interviews/interview.ts';
import { lenientAnswers } from '#src/contract/jobs/question.ts';
import { MESSAGE_STATES } from '#src/contract/messages/message-states.ts';
import { pageFields } from '#src/contract/paging.ts';
import { profileSnapshotSchema } from '#src/contract/profiles/profile-snapshot.ts';
import {
  lenientCount,
  lenientCounts,
  lenientDate,
  lenientList,
  lenientOptionalText,
  lenientText,
} from '#src/contract/replies.ts';
import { APPLICATION_FILTERS, APPLICATION_STATUSES } from './statuses.ts';

const applicationJobSchema = z.object({
  _id: z.string(),
  title: lenientText,
  company_name: lenientText,
  location: lenientText,
  /** When its employer deleted it; only its candidates still read of it. */
  removed_at: z._default(lenientDate, null),
});

const applicationCandidateSchema = z.object({
  first_name: lenientText,
  last_name: lenientText,
  email: lenientText,
});

/** What an application's history tells of. */
export const EVENT_KINDS = [
  'status',
  'withdrawn',
  'interview_set',
  'interview_changed',
  'interview_cancelled',
  'interview_answered',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Facts of an event, by its kind: an interview's time (ISO date-time, IANA time zone), an answer. */
const eventDataSchema = z.object({
  starts_at: z.catch(z.optional(z.string()), undefined),
  time_zone: z.catch(z.optional(z.string()), undefined),
  answer: z.catch(z.optional(z.enum(GIVEN_ANSWERS)), undefined),
});
export type EventData = z.infer<typeof eventDataSchema>;

/**
 * What happened to an application, by whom and when; `from` and `to` if its status changed. A candidate is
 * told of a change when it is announced.
 */
const applicationEventSchema = z.object({
  _id: z.string(),
  kind: z._default(z.enum(EVENT_KINDS), 'status'),
  from: z.optional(z.enum(APPLICATION_STATUSES)),
  to: z.optional(z.enum(APPLICATION_STATUSES)),
  data: z.catch(z._default(eventDataSchema, {}), {}),
  /** What became of the message that went with it; only sent to the employer. */
  message: z.catch(z.optional(z.enum(MESSAGE_STATES)), undefined),
  /** The name of the user who changed it, '' when the account was deleted. */
  by: lenientText,
  created_at: lenientDate,
});
export type ApplicationEvent = z.infer<typeof applicationEventSchema>;

/** The application to the same job that the candidate withdrew before. */
const earlierSchema = z.object({ _id: z.string(), withdrawn_at: lenientDate });

/** An application as its candidate and the job's employer see it. An unknown status reads as pending (rule JOB-7). */
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
  /** To the questions of the job. */
  answers: lenientAnswers,
  status: z.catch(z.enum(APPLICATION_STATUSES), 'pending'),
  created_at: lenientDate,
  last_updated: lenientDate,
  interview_date: lenientDate,
  contact_email: lenientText,
  contact_phone: lenientText,
  /** When the candidate withdrew it: from then on, nothing of it changes. */
  withdrawn_at: z.catch(z._default(lenientDate, null), null),
  /** Whether the candidate had applied to the job before, and withdrawn. */
  is_again: z.catch(z._default(z.boolean(), false), false),
  /** That application; only sent with a single application. */
  earlier: z.catch(z.optional(z.nullable(earlierSchema)), undefined),
  /** When and where, and the answer; null when there is none. Only sent with a single application. */
  interview: z.catch(z.optional(z.nullable(interviewSchema)), undefined),
  /** Names the change of status that this call made, so that it can be undone; see `bulkReplySchema`. */
  batch: z.catch(z.optional(z.nullable(z.string())), undefined),
  /** How many messages of the other side the reader hasn't read; missing where there is no thread. */
  unread_messages: z.optional(lenientCount),
  /** What goes along from the candidate's profile; only sent with a single application. */
  profile: z.catch(z.optional(z.nullable(profileSnapshotSchema)), undefined),
  /** Title and place of that profile; only sent to the employer. */
  headline: z.catch(z.optional(z.string()), undefined),
  place: z.catch(z.optional(z.string()), undefined),
  /** Whether the job's employer hasn't opened it yet; only sent to the employer. */
  is_new: z.catch(z.optional(z.boolean()), undefined),
  /** The employer's rating of one to five, and labels; only sent to the employer. */
  rating: z.catch(z.optional(z.nullable(z.int().check(z.gte(1), z.lte(5)))), undefined),
  labels: z.catch(z.optional(z.array(z.string())), undefined),
  /** Its status changes, oldest first; only sent with a single application. */
  events: z.catch(z.optional(lenientList(applicationEventSchema)), undefined),
  __v: z.catch(z.optional(z.int()), undefined),
});
export type Application = z.infer<typeof applicationSchema>;

/** An application in a list, without its long texts. */
export type ApplicationRow = Omit<Application, 'cover_letter' | 'additional_questions' | 'answers'>;

export const applicationListSchema = lenientList(applicationSchema);

/**
 * GET /api/applications/job/{jobId} and /api/applications/candidate with a `page`: one page of what the
 * filters leave over. `total` counts those; `counts` counts all applications to the job or of the
 * candidate. Withdrawn ones are only listed under the status `withdrawn`. Our server's rows come without their long texts, others' may have them.
 */
export const applicationPageSchema = z.object({
  applications: lenientList(applicationSchema),
  ...pageFields,
  total: lenientCount,
  counts: lenientCounts(APPLICATION_FILTERS),
  /** One's own with messages that one hasn't read, the newest message first; with the first page of all alone. */
  unread: z.catch(z.optional(lenientList(applicationSchema)), undefined),
});
export type ApplicationPage = z.infer<typeof applicationPageSchema>;
/** The reply of our server. */
export type ApplicationRowPage = Omit<ApplicationPage, 'applications' | 'unread'> & {
  applications: ApplicationRow[];
  unread?: ApplicationRow[];
};

/** The outcome of a bulk status change for one application. */
const bulkResultSchema = z.object({
  _id: z.string(),
  outcome: z.enum(['updated', 'unchanged', 'not_found', 'forbidden', 'withdrawn']),
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
