import type { Endpoint } from '#src/contract/endpoint.ts';
import { applicationSchema } from './application.ts';
import { batchCheckSchema } from './application-check.ts';
import { applicationInputSchema, batchCheckInputSchema } from './application-input.ts';

export const applyToJob = {
  method: 'POST',
  path: '/api/applications/:jobId',
  callers: 'candidate',
  touches: [
    'applications',
    'application-checks',
    'own-jobs',
    'jobs',
    'job-lists',
    'profile',
    'session',
    'notifications',
    'consents',
  ],
  body: applicationInputSchema,
  reply: applicationSchema,
  status: 201,
  isRepeatable: true,
  limits: ['apply', 'applyOfDay'],
  errors: [409],
} satisfies Endpoint;

export const checkApplications = {
  method: 'POST',
  path: '/api/applications/check-batch',
  callers: 'candidate',
  reads: 'application-checks',
  touches: [],
  body: batchCheckInputSchema,
  reply: batchCheckSchema,
} satisfies Endpoint;
