import type { Endpoint } from '#src/contract/endpoint.ts';
import { applicationSchema } from './application.ts';
import {
  labelListSchema,
  newApplicationsSchema,
  noteChangeSchema,
  noteInputSchema,
  noteListSchema,
  noteSchema,
  reviewInputSchema,
} from './application-review.ts';

/* Employers' notes, labels and ratings, and the applications that they haven't opened. */

export const listNewApplications = {
  method: 'GET',
  path: '/api/applications/new',
  callers: 'employer',
  reads: 'applications',
  reply: newApplicationsSchema,
} satisfies Endpoint;

export const listJobLabels = {
  method: 'GET',
  path: '/api/applications/job/:jobId/labels',
  callers: 'employer',
  own: { by: 'employer', others: 403 },
  reads: 'labels',
  reply: labelListSchema,
} satisfies Endpoint;

export const setReview = {
  method: 'PUT',
  path: '/api/applications/:id/review',
  callers: 'user',
  own: { by: 'employer', others: 403 },
  touches: ['applications', 'labels'],
  body: reviewInputSchema,
  reply: applicationSchema,
  limits: ['review'],
  errors: [409],
} satisfies Endpoint;

export const listNotes = {
  method: 'GET',
  path: '/api/applications/:id/notes',
  callers: 'user',
  own: { by: 'employer', others: 403 },
  reads: 'notes',
  reply: noteListSchema,
} satisfies Endpoint;

export const addNote = {
  method: 'POST',
  path: '/api/applications/:id/notes',
  callers: 'user',
  own: { by: 'employer', others: 403 },
  touches: ['notes'],
  body: noteInputSchema,
  reply: noteSchema,
  status: 201,
  isRepeatable: true,
  limits: ['review'],
  errors: [409],
} satisfies Endpoint;

export const updateNote = {
  method: 'PUT',
  path: '/api/applications/:id/notes/:noteId',
  callers: 'user',
  own: { by: 'employer', others: 403 },
  touches: ['notes'],
  body: noteChangeSchema,
  reply: noteSchema,
  limits: ['review'],
  errors: [409],
} satisfies Endpoint;

export const deleteNote = {
  method: 'DELETE',
  path: '/api/applications/:id/notes/:noteId',
  callers: 'user',
  own: { by: 'employer', others: 403 },
  touches: ['notes'],
  limits: ['review'],
  errors: [409],
} satisfies Endpoint;
