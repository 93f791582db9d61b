import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import {
  actionItemsSchema,
  ownJobListSchema,
  ownJobPageSchema,
  ownJobsQuerySchema,
} from './own-jobs.ts';

export const listOwnJobs = {
  method: 'GET',
  path: '/api/jobs/employer',
  callers: 'employer',
  reads: 'own-jobs',
  query: ownJobsQuerySchema,
  reply: z.union([ownJobPageSchema, ownJobListSchema]),
} satisfies Endpoint;

export const listWaiting = {
  method: 'GET',
  path: '/api/jobs/employer/waiting',
  callers: 'employer',
  reads: 'own-jobs',
  reply: actionItemsSchema,
} satisfies Endpoint;

export const deleteJob = {
  method: 'DELETE',
  path: '/api/jobs/:id',
  callers: 'employer',
  own: { by: 'employer', others: 403 },
  touches: [
    'jobs',
    'job-lists',
    'similar-jobs',
    'own-jobs',
    'applications',
    'application-checks',
    'labels',
    'notes',
    'messages',
    'interviews',
    'notifications',
    'uploads',
  ],
} satisfies Endpoint;
