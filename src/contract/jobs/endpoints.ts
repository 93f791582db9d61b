import type { Endpoint } from '#src/contract/endpoint.ts';
import { jobSchema } from './job.ts';

/*
 * Public job endpoints. The first visit loads this module, so it imports no request schemas.
 */

export const getJob = {
  method: 'GET',
  path: '/api/jobs/:id',
  callers: 'everyone',
  reads: 'jobs',
  reply: jobSchema,
  isShared: true,
} satisfies Endpoint;
