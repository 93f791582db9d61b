import type { Endpoint } from '#src/contract/endpoint.ts';
import { sessionSchema } from './session.ts';

export const logout = {
  method: 'POST',
  path: '/api/auth/logout',
  callers: 'user',
  touches: ['devices'],
} satisfies Endpoint;

export const logoutEverywhere = {
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  callers: 'user',
  touches: ['devices'],
  reply: sessionSchema,
} satisfies Endpoint;
