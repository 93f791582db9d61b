import type { Endpoint } from '#src/contract/endpoint.ts';
import { checkSchema } from './application-check.ts';

/** In its own module: a job's page needs no other application endpoint. */
export const checkApplication = {
  method: 'GET',
  path: '/api/applications/check/:jobId',
  callers: 'candidate',
  reads: 'application-checks',
  reply: checkSchema,
} satisfies Endpoint;
