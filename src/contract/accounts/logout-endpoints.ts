import type { Endpoint } from '#src/contract/endpoint.ts';
import { sessionSchema } from './session.ts';

export const logout = {
  method: 'POST',
  path: '/api/auth/logout',
  callers: 'user',
  touches: [],
} satisfies Endpoint;

/** Ends every other session of the user; the reply's token continues the caller's. */
export const logoutEverywhere = {
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  callers: 'user',
  touches: [],
  reply: sessionSchema,
} satisfies Endpoint;
