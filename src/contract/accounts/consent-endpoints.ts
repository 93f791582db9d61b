import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { CONSENTS_PAGE_SIZE } from '#src/contract/limits.ts';
import { pageNumber, pageSize } from '#src/contract/paging.ts';
import { agreementSchema, consentPageSchema } from './consent.ts';

export const listConsents = {
  method: 'GET',
  path: '/api/account/consents',
  callers: 'user',
  reads: 'consents',
  query: z.object({ page: pageNumber, limit: pageSize(CONSENTS_PAGE_SIZE) }),
  reply: consentPageSchema,
} satisfies Endpoint;

export const agreeToTerms = {
  method: 'POST',
  path: '/api/account/consents',
  callers: 'user',
  touches: ['consents', 'session'],
  body: agreementSchema,
  errors: [409],
} satisfies Endpoint;

export const takeBackConsent = {
  method: 'DELETE',
  path: '/api/account/consents/:id',
  callers: 'candidate',
  own: { by: 'candidate', others: 404 },
  touches: ['consents', 'applications'],
} satisfies Endpoint;
