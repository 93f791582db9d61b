import type { Endpoint } from '#src/contract/endpoint.ts';
import { checkSchema } from './application-check.ts';

/** Apart from the other calls of applications: a job's page needs nothing else of them. */
export const checkApplication = {
  method: 'GET',
  path: '/api/applications/check/:jobId',
  callers: 'candidate',
  reads: 'application-checks',
  reply: checkSchema,
} satisfies Endpoint;
