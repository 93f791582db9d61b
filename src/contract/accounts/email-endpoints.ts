import type { Endpoint } from '#src/contract/endpoint.ts';
import {
  confirmedEmailSchema,
  emailChangeSchema,
  emailCodeSchema,
  emailLinkSchema,
  emailSettingsSchema,
} from './email.ts';

export const getEmailSettings = {
  method: 'GET',
  path: '/api/auth/email',
  callers: 'user',
  reads: 'session',
  reply: emailSettingsSchema,
} satisfies Endpoint;

export const changeEmail = {
  method: 'POST',
  path: '/api/auth/email',
  callers: 'user',
  touches: ['session'],
  body: emailChangeSchema,
  limits: ['changeEmail'],
} satisfies Endpoint;

export const cancelEmailChange = {
  method: 'DELETE',
  path: '/api/auth/email/pending',
  callers: 'user',
  touches: ['session'],
} satisfies Endpoint;

export const resendConfirmation = {
  method: 'POST',
  path: '/api/auth/email/resend',
  callers: 'user',
  touches: ['session'],
  errors: [409, 429],
} satisfies Endpoint;

export const confirmEmailByCode = {
  method: 'POST',
  path: '/api/auth/email/code',
  callers: 'user',
  // Employers see an applicant's address, and mails say where they go.
  touches: ['session', 'profile', 'applications', 'notification-preferences'],
  body: emailCodeSchema,
  reply: confirmedEmailSchema,
  limits: ['confirmEmail'],
  errors: [409],
} satisfies Endpoint;

export const confirmEmail = {
  method: 'POST',
  path: '/api/auth/email/confirm',
  callers: 'everyone',
  // Employers see an applicant's address, and mails say where they go.
  touches: ['session', 'profile', 'applications', 'notification-preferences'],
  body: emailLinkSchema,
  reply: confirmedEmailSchema,
  errors: [409],
} satisfies Endpoint;

export const disownEmail = {
  method: 'POST',
  path: '/api/auth/email/disown',
  callers: 'everyone',
  touches: ['session'],
  body: emailLinkSchema,
  errors: [409],
} satisfies Endpoint;
