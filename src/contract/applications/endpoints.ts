import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { applicationListSchema, applicationPageSchema, applicationSchema } from './application.ts';
import { applicationQuerySchema, ownApplicationsQuerySchema } from './application-queries.ts';

/*
 * Endpoints that list, show and withdraw applications.
 */

/** A page if the query has a `page` or `limit`, otherwise all in a plain array. */
const pageOrListSchema = z.union([applicationPageSchema, applicationListSchema]);

export const listOwnApplications = {
  method: 'GET',
  path: '/api/applications/candidate',
  callers: 'candidate',
  reads: 'applications',
  query: ownApplicationsQuerySchema,
  reply: pageOrListSchema,
} satisfies Endpoint;

export const listOwnApplicationsByJobs = {
  ...listOwnApplications,
  path: '/api/jobs/my-applications',
} satisfies Endpoint;

export const listJobApplications = {
  method: 'GET',
  path: '/api/applications/job/:jobId',
  callers: 'employer',
  own: { by: 'employer', others: 403 },
  reads: 'applications',
  query: applicationQuerySchema,
  reply: pageOrListSchema,
} satisfies Endpoint;

export const getApplication = {
  method: 'GET',
  path: '/api/applications/:id',
  callers: 'user',
  own: { by: 'both', others: 404 },
  reads: 'applications',
  reply: applicationSchema,
} satisfies Endpoint;

export const withdrawApplication = {
  method: 'DELETE',
  path: '/api/applications/:id',
  callers: 'candidate',
  own: { by: 'candidate', others: 404 },
  touches: [
    'applications',
    'application-checks',
    'labels',
    'messages',
    'interviews',
    'own-jobs',
    'jobs',
    'job-lists',
    'notifications',
  ],
  errors: [409],
} satisfies Endpoint;
