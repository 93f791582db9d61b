import type { Endpoint } from '#src/contract/endpoint.ts';
import { exportListSchema, exportSchema } from './export.ts';

export const requestExport = {
  method: 'POST',
  path: '/api/account/exports',
  callers: 'user',
  touches: ['exports'],
  reply: exportSchema,
  furtherLimits: ['export'],
} satisfies Endpoint;

export const listExports = {
  method: 'GET',
  path: '/api/account/exports',
  callers: 'user',
  reads: 'exports',
  reply: exportListSchema,
} satisfies Endpoint;

export const getExportFile = {
  method: 'GET',
  path: '/api/account/exports/:id/file',
  callers: 'user',
  own: { by: 'user', others: 404 },
  reads: 'exports',
  reply: 'application/zip',
} satisfies Endpoint;
