import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { LINE_MAX, URL_MAX } from '#src/contract/limits.ts';
import { atMost } from '#src/contract/requests.ts';
import { preferencesInputSchema, preferencesSchema } from './notification.ts';

/** `token` comes from a link in a mail and replaces a session; `kind` is what the mail was about. */
const linkSchema = z.object({
  token: z.catch(z.optional(z.string().check(atMost(URL_MAX))), undefined),
  kind: z.catch(z.optional(z.string().check(z.maxLength(LINE_MAX))), undefined),
});
const tokenSchema = z.pick(linkSchema, { token: true });

export const getPreferences = {
  method: 'GET',
  path: '/api/notification-preferences',
  callers: 'everyone',
  reads: 'notification-preferences',
  query: tokenSchema,
  reply: preferencesSchema,
  errors: [400, 401],
} satisfies Endpoint;

export const updatePreferences = {
  method: 'PUT',
  path: '/api/notification-preferences',
  callers: 'everyone',
  touches: ['notification-preferences'],
  query: tokenSchema,
  body: preferencesInputSchema,
  reply: preferencesSchema,
  limits: ['preferences'],
  errors: [400, 401],
} satisfies Endpoint;

export const unsubscribe = {
  method: 'POST',
  path: '/api/notification-preferences/unsubscribe',
  callers: 'everyone',
  touches: ['notification-preferences'],
  query: linkSchema,
  body: 'application/x-www-form-urlencoded',
  limits: ['preferences'],
} satisfies Endpoint;

export const openPreferences = {
  method: 'GET',
  path: '/api/notification-preferences/unsubscribe',
  callers: 'everyone',
  reads: 'notification-preferences',
  query: linkSchema,
  reply: 'text/html',
  status: 303,
} satisfies Endpoint;
