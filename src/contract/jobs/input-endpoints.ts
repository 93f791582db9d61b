import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { jobSchema } from './job.ts';
import { jobDraftInputSchema, jobInputSchema, jobUpdateSchema } from './job-input.ts';

export const createJob = {
  method: 'POST',
  path: '/api/jobs',
  callers: 'employer',
  touches: ['jobs', 'job-lists', 'similar-jobs', 'own-jobs'],
  body: z.union([jobDraftInputSchema, jobInputSchema]),
  reply: jobSchema,
  status: 201,
  isRepeatable: true,
  limits: ['post', 'postOfDay'],
  furtherLimits: ['publish'],
  errors: [409],
} satisfies Endpoint;

export const updateJob = {
  method: 'PUT',
  path: '/api/jobs/:id',
  callers: 'employer',
  own: { by: 'employer', others: 403 },
  touches: [
    'jobs',
    'job-lists',
    'similar-jobs',
    'own-jobs',
    'applications',
    'notes',
    'interviews',
    'notifications',
    'consents',
  ],
  body: jobUpdateSchema,
  reply: jobSchema,
  limits: ['edit'],
  furtherLimits: ['publish'],
  errors: [409],
} satisfies Endpoint;
