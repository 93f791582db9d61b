import * as z from 'zod/mini';
import { APPLICATION_STATUSES } from './enumerations.ts';
import { searchText } from './job.ts';
import { APPLICATIONS_PAGE_SIZE, LINE_MAX } from './limits.ts';
import { pageNumber, pageSize } from './paging.ts';

export const APPLICATION_SORTS = ['newest', 'oldest', 'name', 'status'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

/**
 * What the address of a job's applications carries: filters, sort and page (from 1). What cannot be read
 * is left out rather than refused: people edit addresses.
 */
export const applicationSearchSchema = z.object({
  page: pageNumber,
  status: z.catch(z.optional(z.enum(APPLICATION_STATUSES)), undefined),
  /** Words of the candidate's name, address or letter. */
  query: searchText,
  sort: z.catch(z.enum(APPLICATION_SORTS), 'newest'),
});
/** The query string of a job's applications for a page. */
export const applicationQuerySchema = z.extend(applicationSearchSchema, {
  limit: pageSize(APPLICATIONS_PAGE_SIZE),
});

/** That of their export; `tz` is the time zone in which moments are written, UTC without it. */
export const exportQuerySchema = z.extend(applicationSearchSchema, {
  tz: z.catch(z.optional(z.string().check(z.maxLength(LINE_MAX))), undefined),
});
export type ApplicationSearch = z.infer<typeof applicationSearchSchema>;
