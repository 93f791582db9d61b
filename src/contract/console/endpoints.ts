import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import {
  auditListSchema,
  consoleArraySchema,
  consoleExportSchema,
  consolePageSchema,
  consoleQuerySchema,
  consoleRecordSchema,
  deletionsSchema,
  dependentsSchema,
  recordValuesSchema,
} from './console.ts';

/*
 * The data console. `:console` is the path segment set by VITE_CONSOLE_PATH.
 */

/** A page if the query has a `page` or `limit`, otherwise all records in a plain array (rule CONSOLE-1). */
export const listRecords = {
  method: 'GET',
  path: '/api/:console/:entity',
  callers: 'admin',
  reads: 'console',
  query: consoleQuerySchema,
  reply: z.union([consolePageSchema, consoleArraySchema]),
} satisfies Endpoint;

export const exportRecords = {
  method: 'GET',
  path: '/api/:console/:entity/export',
  callers: 'admin',
  reads: 'console',
  query: consoleExportSchema,
  reply: 'text/csv',
} satisfies Endpoint;

export const createRecord = {
  method: 'POST',
  path: '/api/:console/:entity',
  callers: 'admin',
  touches: 'everything',
  body: recordValuesSchema,
  reply: consoleRecordSchema,
  status: 201,
  isRepeatable: true,
  errors: [409],
} satisfies Endpoint;

export const getRecord = {
  method: 'GET',
  path: '/api/:console/:entity/:id',
  callers: 'admin',
  reads: 'console',
  reply: consoleRecordSchema,
} satisfies Endpoint;

export const updateRecord = {
  method: 'PUT',
  path: '/api/:console/:entity/:id',
  callers: 'admin',
  touches: 'everything',
  body: recordValuesSchema,
  reply: consoleRecordSchema,
  errors: [409],
} satisfies Endpoint;

export const deleteRecord = {
  method: 'DELETE',
  path: '/api/:console/:entity/:id',
  callers: 'admin',
  touches: 'everything',
  errors: [409],
} satisfies Endpoint;

export const listDeletions = {
  method: 'GET',
  path: '/api/:console/deletions',
  callers: 'admin',
  reads: 'console',
  reply: deletionsSchema,
} satisfies Endpoint;

export const getDependents = {
  method: 'GET',
  path: '/api/:console/:entity/:id/dependents',
  callers: 'admin',
  reads: 'console',
  reply: dependentsSchema,
} satisfies Endpoint;

export const getRecordLog = {
  method: 'GET',
  path: '/api/:console/:entity/:id/log',
  callers: 'admin',
  reads: 'console',
  reply: auditListSchema,
} satisfies Endpoint;

export const endSessions = {
  method: 'POST',
  path: '/api/:console/users/:id/end-sessions',
  callers: 'admin',
  touches: [],
} satisfies Endpoint;
