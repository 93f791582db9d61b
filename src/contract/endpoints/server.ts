import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { healthSchema } from '../health.ts';

/** Also answers with 503 and the same body. */
export const getHealth = {
  method: 'GET',
  path: '/api/health',
  callers: 'everyone',
  reply: healthSchema,
} satisfies Endpoint;

export const getOpenApi = {
  method: 'GET',
  path: '/api/openapi.json',
  callers: 'everyone',
  reply: z.looseObject({ openapi: z.string() }),
} satisfies Endpoint;
