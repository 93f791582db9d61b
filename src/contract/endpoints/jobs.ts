import type { Endpoint } from '../endpoint.ts';
import { jobListSchema, jobPageSchema, jobQuerySchema, jobSchema } from '../job.ts';

/* What everyone may read of jobs. A first visit loads it, so nothing here brings the schemas of requests. */

export const searchJobs = {
  method: 'GET',
  path: '/api/jobs',
  callers: 'everyone',
  query: jobQuerySchema,
  reply: jobPageSchema,
} satisfies Endpoint;

/** A draft is there for its owner alone. */
export const getJob = {
  method: 'GET',
  path: '/api/jobs/:id',
  callers: 'everyone',
  reply: jobSchema,
} satisfies Endpoint;

export const getSimilarJobs = {
  method: 'GET',
  path: '/api/jobs/:id/similar',
  callers: 'everyone',
  reply: jobListSchema,
} satisfies Endpoint;
