import type { Endpoint } from '#src/contract/endpoint.ts';
import { applicationSchema, bulkReplySchema } from './application.ts';
import { bulkStatusInputSchema, statusInputSchema } from './application-input.ts';
import { exportQuerySchema } from './application-queries.ts';

/* What employers do with the applications to their jobs. */

export const exportApplications = {
  method: 'GET',
  path: '/api/applications/job/:jobId/export',
  callers: 'employer',
  own: { by: 'employer', others: 403 },
  reads: 'applications',
  query: exportQuerySchema,
  reply: 'text/csv',
} satisfies Endpoint;

export const setApplicationStatus = {
  method: 'PUT',
  path: '/api/applications/:id/status',
  callers: 'user',
  own: { by: 'employer', others: 403 },
  touches: ['applications', 'interviews', 'messages', 'own-jobs', 'jobs'],
  body: statusInputSchema,
  reply: applicationSchema,
  limits: ['answer'],
  errors: [409],
} satisfies Endpoint;

export const markOpened = {
  method: 'PUT',
  path: '/api/applications/:id/opened',
  callers: 'user',
  own: { by: 'employer', others: 403 },
  touches: ['applications', 'own-jobs', 'jobs'],
  errors: [409],
} satisfies Endpoint;

export const holdApplication = {
  method: 'POST',
  path: '/api/applications/:id/hold',
  callers: 'user',
  own: { by: 'employer', others: 403 },
  touches: ['applications'],
  reply: applicationSchema,
  limits: ['answer'],
} satisfies Endpoint;

export const setStatuses = {
  method: 'POST',
  path: '/api/applications/bulk-status',
  callers: 'employer',
  touches: ['applications', 'interviews', 'messages', 'own-jobs', 'jobs'],
  body: bulkStatusInputSchema,
  reply: bulkReplySchema,
  limits: ['answer'],
} satisfies Endpoint;

export const undoStatuses = {
  method: 'POST',
  path: '/api/applications/bulk-status/:batch/undo',
  callers: 'employer',
  own: { by: 'employer', others: 404 },
  touches: ['applications', 'interviews', 'messages', 'own-jobs', 'jobs'],
  reply: bulkReplySchema,
  limits: ['answer'],
} satisfies Endpoint;
