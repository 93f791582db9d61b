import type { Endpoint } from '#src/contract/endpoint.ts';
import { deviceListSchema } from './device.ts';
import { verificationSchema } from './second-step.ts';

export const listDevices = {
  method: 'GET',
  path: '/api/auth/sessions',
  callers: 'user',
  reads: 'devices',
  reply: deviceListSchema,
} satisfies Endpoint;

export const logoutDevice = {
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  callers: 'user',
  own: { by: 'user', others: 404 },
  touches: ['devices'],
} satisfies Endpoint;

export const verifyPassword = {
  method: 'POST',
  path: '/api/auth/verify',
  callers: 'user',
  touches: [],
  body: verificationSchema,
  limits: ['verifyPassword'],
} satisfies Endpoint;
