import type { Endpoint } from '#src/contract/endpoint.ts';
import { userSchema } from './user.ts';

/** Apart from the other calls of accounts: it is the one that every visit may need. */
export const getMe = {
  method: 'GET',
  path: '/api/auth/me',
  callers: 'user',
  reads: 'session',
  reply: userSchema,
} satisfies Endpoint;
