import type { Endpoint } from '#src/contract/endpoint.ts';
import { imageQuerySchema, uploadSchema } from './upload.ts';

/* The file is the multipart body's field `file`. */

export const uploadResume = {
  method: 'POST',
  path: '/api/uploads/resume',
  callers: 'candidate',
  touches: [],
  body: 'multipart/form-data',
  reply: uploadSchema,
  status: 201,
  limits: ['upload'],
  errors: [409],
} satisfies Endpoint;

export const uploadProfileImage = {
  method: 'POST',
  path: '/api/uploads/profile-image',
  callers: 'user',
  touches: [],
  body: 'multipart/form-data',
  reply: uploadSchema,
  status: 201,
  limits: ['upload'],
  errors: [409],
} satisfies Endpoint;

export const getResume = {
  method: 'GET',
  path: '/api/uploads/resumes/:id/:name',
  callers: 'user',
  own: { by: 'both', others: 404 },
  reads: 'uploads',
  reply: 'application/*',
} satisfies Endpoint;

export const getImage = {
  method: 'GET',
  path: '/api/uploads/images/:name',
  callers: 'everyone',
  reads: 'uploads',
  query: imageQuerySchema,
  reply: 'image/*',
} satisfies Endpoint;
