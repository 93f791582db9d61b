import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { healthSchema, livenessSchema, readinessSchema } from './health.ts';
import { reportSchema } from './report.ts';
import { REPORTS_PATH } from './report-limits.ts';
import { settingsSchema } from './settings.ts';

export const getHealth = {
  method: 'GET',
  path: '/api/health',
  callers: 'everyone',
  reads: 'server',
  reply: healthSchema,
} satisfies Endpoint;

export const getLiveness = {
  method: 'GET',
  path: '/api/live',
  callers: 'everyone',
  reads: 'server',
  reply: livenessSchema,
} satisfies Endpoint;

export const getReadiness = {
  method: 'GET',
  path: '/api/ready',
  callers: 'everyone',
  reads: 'server',
  reply: readinessSchema,
} satisfies Endpoint;

export const getSettings = {
  method: 'GET',
  path: '/api/settings',
  callers: 'everyone',
  reads: 'server',
  reply: settingsSchema,
} satisfies Endpoint;

export const sendReport = {
  method: 'POST',
  path: REPORTS_PATH,
  callers: 'everyone',
  touches: [],
  body: reportSchema,
  limits: ['report'],
} satisfies Endpoint;

export const getOpenApi = {
  method: 'GET',
  path: '/api/openapi.json',
  callers: 'everyone',
  reads: 'server',
  reply: z.looseObject({ openapi: z.string() }),
} satisfies Endpoint;
