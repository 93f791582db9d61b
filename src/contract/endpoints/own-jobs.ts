import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { jobListSchema } from '../job.ts';
import { ownJobPageSchema, ownJobsQuerySchema } from '../own-lists.ts';

/**
 * A page if the query has a `page` or `limit`, otherwise all of the employer's jobs in a plain
 * array.
 */
export const listOwnJobs = {
  method: 'GET',
  path: '/api/jobs/employer',
  callers: 'employer',
  query: ownJobsQuerySchema,
  reply: z.union([ownJobPageSchema, jobListSchema]),
} satisfies Endpoint;

export const deleteJob = {
  method: 'DELETE',
  path: '/api/jobs/:id',
  callers: 'employer',
} satisfies Endpoint;
