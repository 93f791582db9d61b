import { applicationSchema, bulkReplySchema } from '../application.ts';
import { bulkStatusInputSchema, statusInputSchema } from '../application-input.ts';
import { exportQuerySchema } from '../application-queries.ts';
import type { Endpoint } from '../endpoint.ts';

/* What employers do with the applications to their jobs. */

export const exportApplications = {
  method: 'GET',
  path: '/api/applications/job/:jobId/export',
  callers: 'employer',
  reads: 'applications',
  query: exportQuerySchema,
  reply: 'text/csv',
} satisfies Endpoint;

export const setApplicationStatus = {
  method: 'PUT',
  path: '/api/applications/:id/status',
  callers: 'user',
  touches: ['applications', 'interviews', 'messages', 'own-jobs', 'jobs'],
  body: statusInputSchema,
  reply: applicationSchema,
  isLimited: true,
  errors: [403, 409],
} satisfies Endpoint;

/** The application is no longer new. */
export const markOpened = {
  method: 'PUT',
  path: '/api/applications/:id/opened',
  callers: 'user',
  touches: ['applications', 'own-jobs', 'jobs'],
  errors: [403],
} satisfies Endpoint;

/** The reply has the outcome for each application. */
export const setStatuses = {
  method: 'POST',
  path: '/api/applications/bulk-status',
  callers: 'employer',
  touches: ['applications', 'interviews', 'messages', 'own-jobs', 'jobs'],
  body: bulkStatusInputSchema,
  reply: bulkReplySchema,
  isLimited: true,
} satisfies Endpoint;

export const undoStatuses = {
  method: 'POST',
  path: '/api/applications/bulk-status/:batch/undo',
  callers: 'employer',
  touches: ['applications', 'interviews', 'messages', 'own-jobs', 'jobs'],
  reply: bulkReplySchema,
  isLimited: true,
} satisfies Endpoint;
