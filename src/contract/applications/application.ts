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

export const applicationJobSchema = z.object({
  _id: z.string(),
  title: lenientText,
  company_name: lenientText,
  location: lenientText,
  /** When the employer deleted the job; afterwards only its applicants see it. */
  removed_at: z._default(lenientDate, null),
});

export const applicationCandidateSchema = z.object({
  first_name: lenientText,
  last_name: lenientText,
  email: lenientText,
});

/** Kinds of events in an application's history. */
export const EVENT_KINDS = [
  'status',
  'withdrawn',
  'interview_set',
  'interview_changed',
  'interview_cancelled',
  'interview_answered',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Facts of an event, depending on its kind: an interview's time (ISO date-time, IANA time zone), an answer. */
export const eventDataSchema = z.object({
  starts_at: z.catch(z.optional(z.string()), undefined),
  time_zone: z.catch(z.optional(z.string()), undefined),
  answer: z.catch(z.optional(z.enum(GIVEN_ANSWERS)), undefined),
});
export type EventData = z.infer<typeof eventDataSchema>;

/**
 * An event in an application's history; `from` and `to` if the status changed. Candidates learn of a change when it is
 * announced.
 */
export const applicationEventSchema = z.object({
  _id: z.string(),
  kind: z._default(z.enum(EVENT_KINDS), 'status'),
  from: z.optional(z.enum(APPLICATION_STATUSES)),
  to: z.optional(z.enum(APPLICATION_STATUSES)),
  data: z.catch(z._default(eventDataSchema, {}), {}),
  /** State of the message sent with the change; only sent to the employer. */
  message: z.catch(z.optional(z.enum(MESSAGE_STATES)), undefined),
  /** Name of the user who caused the event, '' if the account was deleted. */
  by: lenientText,
  created_at: lenientDate,
});
export type ApplicationEvent = z.infer<typeof applicationEventSchema>;

/** The candidate's earlier, withdrawn application to the same job. */
export const earlierApplicationSchema = z.object({ _id: z.string(), withdrawn_at: lenientDate });

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
  /** Answers to the job's questions. */
  answers: lenientAnswers,
  status: z.catch(z.enum(APPLICATION_STATUSES), 'pending'),
  created_at: lenientDate,
  last_updated: lenientDate,
  interview_date: lenientDate,
  contact_email: lenientText,
  contact_phone: lenientText,
  /** When the candidate withdrew the application, which never changes afterwards. */
  withdrawn_at: z.catch(z._default(lenientDate, null), null),
  /** When the candidate's account was deleted: only job, dates and status are left (rule DELETE-3). */
  erased_at: z.catch(z._default(lenientDate, null), null),
  /** When it will be deleted, from a month before (rule RETAIN-2); null if that isn't near. */
  deletes_at: z.catch(z._default(lenientDate, null), null),
  /** Whether the candidate had withdrawn an earlier application to the job. */
  is_again: z.catch(z._default(z.boolean(), false), false),
  /** The earlier application; only sent with a single application. */
  earlier: z.catch(z.optional(z.nullable(earlierApplicationSchema)), undefined),
  /** Null when there is none. Only sent with a single application. */
  interview: z.catch(z.optional(z.nullable(interviewSchema)), undefined),
  /** Identifies the status change made by this call, so that it can be undone; see `bulkReplySchema`. */
  batch: z.catch(z.optional(z.nullable(z.string())), undefined),
  /** Number of unread messages from the other side; missing when there is no thread. */
  unread_messages: z.optional(lenientCount),
  /** The beginning of the newest unread message; only in `unread` of a list. */
  quote: z.catch(z.optional(z.string()), undefined),
  /** Parts of the candidate's profile sent along; only sent with a single application. */
  profile: z.catch(z.optional(z.nullable(profileSnapshotSchema)), undefined),
  /** When the candidate stopped sharing the profile; only sent to the candidate with a single application. */
  profile_taken_back_at: z.catch(z.optional(lenientDate), undefined),
  /** Title and location from the shared profile; only sent to the employer. */
  headline: z.catch(z.optional(z.string()), undefined),
  place: z.catch(z.optional(z.string()), undefined),
  /** Whether the job's employer hasn't opened it yet; only sent to the employer. */
  is_new: z.catch(z.optional(z.boolean()), undefined),
  /** The employer's rating of one to five, and labels; only sent to the employer. */
  rating: z.catch(z.optional(z.nullable(z.int().check(z.gte(1), z.lte(5)))), undefined),
  labels: z.catch(z.optional(z.array(z.string())), undefined),
  /** The application's history, oldest first; only sent with a single application. */
  events: z.catch(z.optional(lenientList(applicationEventSchema)), undefined),
  __v: z.catch(z.optional(z.int()), undefined),
});
export type Application = z.infer<typeof applicationSchema>;

/** An application in a list, without its long texts. */
export type ApplicationRow = Omit<Application, 'cover_letter' | 'additional_questions' | 'answers'>;

export const applicationListSchema = lenientList(applicationSchema);

/**
 * GET /api/applications/job/{jobId} and /api/applications/candidate with a `page`: one page of the applications that
 * match the filters. `total` counts these; `counts` counts all applications of the job or candidate. Withdrawn
 * applications are only listed under the status `withdrawn`. Our server's rows lack the long texts; other servers' may
 * include them.
 */
export const applicationPageSchema = z.object({
  applications: lenientList(applicationSchema),
  ...pageFields,
  total: lenientCount,
  counts: lenientCounts(APPLICATION_FILTERS),
  /**
   * The candidate's applications with unread messages, newest message first; only on the first page without a status
   * filter.
   */
  unread: z.catch(z.optional(lenientList(applicationSchema)), undefined),
});
export type ApplicationPage = z.infer<typeof applicationPageSchema>;
/** Our server's reply. */
export type ApplicationRowPage = Omit<ApplicationPage, 'applications' | 'unread'> & {
  applications: ApplicationRow[];
  unread?: ApplicationRow[];
};

/** The outcome of a bulk status change for one application. */
export const bulkResultSchema = z.object({
  _id: z.string(),
  outcome: z.enum(['updated', 'unchanged', 'not_found', 'forbidden', 'withdrawn', 'erased']),
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
