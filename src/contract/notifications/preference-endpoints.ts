import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { LINE_MAX, URL_MAX } from '#src/contract/limits.ts';
import { atMost } from '#src/contract/requests.ts';
import { preferencesInputSchema, preferencesSchema } from './notification.ts';

/** The token of the links in a mail (`token`), which stands for a session here; `kind` is what the mail was about. */
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

/** One click in a mail program (RFC 8058): no more mails of this kind, of a digest none of its kinds. */
export const unsubscribe = {
  method: 'POST',
  path: '/api/notification-preferences/unsubscribe',
  callers: 'everyone',
  touches: ['notification-preferences'],
  query: linkSchema,
  body: 'application/x-www-form-urlencoded',
  limits: ['preferences'],
} satisfies Endpoint;

/** The same address, followed: changes nothing and leads to the page with the preferences. */
export const openPreferences = {
  method: 'GET',
  path: '/api/notification-preferences/unsubscribe',
  callers: 'everyone',
  reads: 'notification-preferences',
  query: linkSchema,
  reply: 'text/html',
  status: 303,
} satisfies Endpoint;
