import * as z from 'zod/mini';
import {
  APPLICATION_FILTERS,
  APPLICATION_STATUSES,
  type ApplicationFilter,
  type ApplicationStatus,
  JOB_STATUSES,
  type JobStatus,
} from './enumerations.ts';
import { jobRowSchema } from './job.ts';
import { OWN_APPLICATIONS_PAGE_SIZE, OWN_JOBS_PAGE_SIZE } from './limits.ts';
import { pageFields, pageNumber, pageSize } from './paging.ts';
import { lenientCount, lenientList } from './replies.ts';

/** The statuses that one filter finds: published and active both count as live. */
export const sameJobTab = (status: JobStatus): readonly JobStatus[] =>
  status === 'published' || status === 'active' ? ['published', 'active'] : [status];

/** The statuses that one filter finds: hired and accepted share one label. */
export const sameApplicationLabel = (status: ApplicationStatus): ApplicationStatus[] =>
  status === 'hired' || status === 'accepted' ? ['hired', 'accepted'] : [status];

/** How many applications the filter finds; all but the withdrawn ones without a filter. */
export const countFiltered = (
  counts: Readonly<Record<ApplicationFilter, number>>,
  filter: ApplicationFilter | undefined,
): number => {
  if (filter === 'withdrawn') return counts.withdrawn;
  const wanted: readonly ApplicationStatus[] = filter
    ? sameApplicationLabel(filter)
    : APPLICATION_STATUSES;
  return wanted.reduce((sum, status) => sum + counts[status], 0);
};

/** The query string of GET /api/jobs/employer for a page; invalid values are dropped. */
export const ownJobsQuerySchema = z.object({
  page: pageNumber,
  limit: pageSize(OWN_JOBS_PAGE_SIZE),
  status: z.catch(z.optional(z.enum(JOB_STATUSES)), undefined),
});
export type OwnJobsQuery = z.infer<typeof ownJobsQuerySchema>;

/**
 * GET /api/jobs/employer with a `page`: one page of what `status` leaves over. `total` counts those,
 * `counts` all of the employer's jobs; neither is there where the list is that of the public search.
 */
export const ownJobPageSchema = z.object({
  jobs: lenientList(jobRowSchema),
  ...pageFields,
  total: z.catch(z.optional(z.int().check(z.nonnegative())), undefined),
  counts: z.catch(
    z.optional(
      z.object(
        Object.fromEntries(JOB_STATUSES.map((status) => [status, lenientCount])) as Record<
          JobStatus,
          typeof lenientCount
        >,
      ),
    ),
    undefined,
  ),
});
export type OwnJobPage = z.infer<typeof ownJobPageSchema>;

/** The query string of GET /api/applications/candidate for a page; invalid values are dropped. */
export const ownApplicationsQuerySchema = z.object({
  page: pageNumber,
  limit: pageSize(OWN_APPLICATIONS_PAGE_SIZE),
  status: z.catch(z.optional(z.enum(APPLICATION_FILTERS)), undefined),
});
export type OwnApplicationsQuery = z.infer<typeof ownApplicationsQuerySchema>;
