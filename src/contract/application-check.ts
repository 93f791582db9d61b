import * as z from 'zod/mini';

/** GET /api/applications/check/{jobId}. */
export const checkSchema = z.object({ hasApplied: z.boolean() });

/** The reply of POST /api/applications/check-batch: those of the jobs that the candidate has applied to. */
export const batchCheckSchema = z.object({ appliedJobs: z.array(z.string()) });
