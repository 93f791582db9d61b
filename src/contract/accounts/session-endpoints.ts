import type { Endpoint } from '#src/contract/endpoint.ts';
import { meSchema } from './user.ts';

/** In its own module: every visit may need it, but no other account endpoint. */
export const getMe = {
  method: 'GET',
  path: '/api/auth/me',
  callers: 'user',
  reads: 'session',
  reply: meSchema,
} satisfies Endpoint;
