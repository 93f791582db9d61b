import type { Endpoint } from '../endpoint.ts';
import {
  jobFacetsQuerySchema,
  jobFacetsSchema,
  jobListSchema,
  jobPageSchema,
  jobQuerySchema,
  jobSchema,
} from '../job.ts';

/*
 * What everyone may read of jobs. The first visit loads this module, so it imports no request
 * schemas.
 */

export const searchJobs = {
  method: 'GET',
  path: '/api/jobs',
  callers: 'everyone',
  query: jobQuerySchema,
  reply: jobPageSchema,
  isLimited: true,
} satisfies Endpoint;

/** How many jobs each choice of the search's filters would find. */
export const getJobFacets = {
  method: 'GET',
  path: '/api/jobs/facets',
  callers: 'everyone',
  query: jobFacetsQuerySchema,
  reply: jobFacetsSchema,
  isLimited: true,
} satisfies Endpoint;

/** A draft is only visible to its owner. */
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
  isLimited: true,
} satisfies Endpoint;
