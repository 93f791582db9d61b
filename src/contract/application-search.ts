import * as z from 'zod/mini';
import { APPLICATION_STATUSES } from './enumerations.ts';
import { searchText } from './job.ts';
import { pageNumber } from './paging.ts';

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
export type ApplicationSearch = z.infer<typeof applicationSearchSchema>;
