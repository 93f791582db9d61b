import * as z from 'zod/mini';
import { APPLICATION_STATUSES } from '#src/contract/applications/statuses.ts';
import { JOB_STATUSES, type JobStatus } from '#src/contract/enumerations.ts';
import { OWN_JOBS_PAGE_SIZE } from '#src/contract/limits.ts';
import { pageFields, pageNumber, pageSize } from '#src/contract/paging.ts';
import {
  lenientCount,
  lenientCounts,
  lenientDate,
  lenientList,
  lenientText,
} from '#src/contract/replies.ts';
import { jobRowSchema } from './job.ts';

/** Statuses that one filter matches: published and active both count as live. */
export const sameJobTab = (status: JobStatus): readonly JobStatus[] =>
  status === 'published' || status === 'active' ? ['published', 'active'] : [status];

/** Query string of GET /api/jobs/employer with a `page`; invalid values are dropped. */
export const ownJobsQuerySchema = z.object({
  page: pageNumber,
  limit: pageSize(OWN_JOBS_PAGE_SIZE),
  status: z.catch(z.optional(z.enum(JOB_STATUSES)), undefined),
});
export type OwnJobsQuery = z.infer<typeof ownJobsQuerySchema>;

/**
 * An employer's own job in a list. `status_counts` is the number of applications per status, if the server counts them.
 */
export const ownJobRowSchema = z.extend(jobRowSchema, {
  status_counts: z.catch(z.optional(lenientCounts(APPLICATION_STATUSES)), undefined),
});
export type OwnJobRow = z.infer<typeof ownJobRowSchema>;

export const ownJobListSchema = lenientList(ownJobRowSchema);

/**
 * GET /api/jobs/employer with a `page`: one page of the jobs with `status`. `total` counts these, `counts` all of the
 * employer's jobs; both are absent when the list comes from the public search.
 */
export const ownJobPageSchema = z.object({
  jobs: ownJobListSchema,
  ...pageFields,
  total: z.catch(z.optional(z.int().check(z.nonnegative())), undefined),
  counts: z.catch(z.optional(lenientCounts(JOB_STATUSES)), undefined),
});
export type OwnJobPage = z.infer<typeof ownJobPageSchema>;

/** An application with messages that the employer hasn't read. */
export const unreadThreadSchema = z.object({
  application_id: z.string(),
  job_id: z.string(),
  job_title: lenientText,
  candidate_name: lenientText,
  /** Number of unread messages. */
  unread: lenientCount,
  /** The beginning of the newest. */
  quote: lenientText,
  /** When the newest unread message was sent. */
  sent_at: lenientDate,
});

/** A job that closes soon, or that is still a draft. */
export const waitingJobSchema = z.object({
  _id: z.string(),
  title: lenientText,
  created_at: lenientDate,
  application_deadline: lenientDate,
});

/**
 * GET /api/jobs/employer/waiting: the employer's action items other than new applications and interviews, at most
 * ACTION_ITEMS_MAX per kind.
 */
export const actionItemsSchema = z.object({
  /** The newest first. */
  threads: lenientList(unreadThreadSchema),
  /** Live jobs that close within CLOSING_DAYS, the soonest first. */
  closing: lenientList(waitingJobSchema),
  /** The newest first. */
  drafts: lenientList(waitingJobSchema),
});
export type ActionItems = z.infer<typeof actionItemsSchema>;
