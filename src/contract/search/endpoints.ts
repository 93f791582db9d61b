import type { Endpoint } from '#src/contract/endpoint.ts';
import {
  jobFacetsQuerySchema,
  jobFacetsSchema,
  jobListSchema,
  jobPageSchema,
  jobQuerySchema,
} from '#src/contract/jobs/job.ts';

/*
 * Public search endpoints. The first visit loads this module, so it imports no request schemas.
 */

export const searchJobs = {
  method: 'GET',
  path: '/api/jobs',
  callers: 'everyone',
  reads: 'job-lists',
  query: jobQuerySchema,
  reply: jobPageSchema,
  isCostly: true,
  isShared: true,
} satisfies Endpoint;

export const getJobFacets = {
  method: 'GET',
  path: '/api/jobs/facets',
  callers: 'everyone',
  reads: 'job-lists',
  query: jobFacetsQuerySchema,
  reply: jobFacetsSchema,
  isCostly: true,
  isShared: true,
} satisfies Endpoint;

export const getSimilarJobs = {
  method: 'GET',
  path: '/api/jobs/:id/similar',
  callers: 'everyone',
  reads: 'similar-jobs',
  reply: jobListSchema,
  isCostly: true,
  isShared: true,
} satisfies Endpoint;
