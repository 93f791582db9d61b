import type { Endpoint } from '#src/contract/endpoint.ts';
import { accountDeletionSchema, requestedDeletionSchema } from './deletion.ts';

export const getAccountDeletion = {
  method: 'GET',
  path: '/api/account/deletion',
  callers: 'user',
  reads: 'deletion',
  reply: accountDeletionSchema,
} satisfies Endpoint;

export const deleteAccount = {
  method: 'POST',
  path: '/api/account/deletion',
  callers: 'user',
  touches: 'everything',
  reply: requestedDeletionSchema,
  isSensitive: true,
  limits: ['deleteAccount'],
  errors: [409],
} satisfies Endpoint;

export const keepAccount = {
  method: 'DELETE',
  path: '/api/account/deletion',
  callers: 'user',
  touches: ['deletion', 'session'],
} satisfies Endpoint;
