import { type JobStatus, LIVE_JOB_STATUSES } from '#src/contract/enumerations.ts';

/** A live job is listed and accepts applications until its deadline has passed (rule JOB-2). */
export const isLive = (job: { status: JobStatus }): boolean =>
  (LIVE_JOB_STATUSES as readonly string[]).includes(job.status);

/**
 * The calendar day (YYYY-MM-DD) that deadlines are compared with: today in the last time zone on Earth, 12 hours behind
 * UTC. A deadline's day thus lasts to its end for everyone (rule JOB-3).
 */
export const deadlineDay = (now: Date = new Date()): string =>
  new Date(now.getTime() - 12 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Whether the job's deadline, a day or a date-time, is before `day`. */
export const isExpired = (
  job: { application_deadline: string | null },
  day: string = deadlineDay(),
): boolean => job.application_deadline !== null && job.application_deadline < day;

/** Days after which a closed job's page may disappear (rule PAGE-3). */
const CLOSED_DAYS = 30;

/** Whether a closed job's last change is so long ago that search engines may forget it. */
export const isGone = (
  { status, updated_at }: { status: JobStatus; updated_at: string | null },
  now: number = Date.now(),
): boolean =>
  status === 'closed' &&
  updated_at !== null &&
  now - Date.parse(updated_at) > CLOSED_DAYS * 24 * 60 * 60 * 1000;
