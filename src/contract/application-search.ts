import * as z from 'zod/mini';
import { APPLICATION_STATUSES } from './enumerations.ts';
import { searchText } from './job.ts';
import { APPLICATIONS_PAGE_SIZE, LINE_MAX } from './limits.ts';
import { pageNumber, pageSize } from './paging.ts';

export const APPLICATION_SORTS = ['newest', 'oldest', 'name', 'status'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

/**
 * The search params of a job's applications: filters, sort and page (from 1). Invalid values are
 * dropped rather than refused, since people edit URLs.
 */
export const applicationSearchSchema = z.object({
  page: pageNumber,
  status: z.catch(z.optional(z.enum(APPLICATION_STATUSES)), undefined),
  /** Words in the candidate's name, email or cover letter. */
  query: searchText,
  sort: z.catch(z.enum(APPLICATION_SORTS), 'newest'),
});
/** The query string of a job's applications for a page. */
export const applicationQuerySchema = z.extend(applicationSearchSchema, {
  limit: pageSize(APPLICATIONS_PAGE_SIZE),
});

/** The query string of their export; `tz` is the time zone of its dates, UTC by default. */
export const exportQuerySchema = z.extend(applicationSearchSchema, {
  tz: z.catch(z.optional(z.string().check(z.maxLength(LINE_MAX))), undefined),
});
export type ApplicationSearch = z.infer<typeof applicationSearchSchema>;
