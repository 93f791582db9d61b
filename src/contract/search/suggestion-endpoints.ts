import type { Endpoint } from '#src/contract/endpoint.ts';
import { suggestionQuerySchema, suggestionsSchema } from './job-suggestion.ts';

export const suggestJobs = {
  method: 'GET',
  path: '/api/jobs/suggestions',
  callers: 'everyone',
  reads: 'job-lists',
  query: suggestionQuerySchema,
  reply: suggestionsSchema,
  furtherLimits: ['suggest'],
  isCostly: true,
} satisfies Endpoint;
