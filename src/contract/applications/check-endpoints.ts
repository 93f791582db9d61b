import type { Endpoint } from '#src/contract/endpoint.ts';
import { applicationCheckSchema } from './application-check.ts';

/** In its own module: a job's page needs no other application endpoint. */
export const checkApplication = {
  method: 'GET',
  path: '/api/applications/check/:jobId',
  callers: 'candidate',
  reads: 'application-checks',
  reply: applicationCheckSchema,
} satisfies Endpoint;
