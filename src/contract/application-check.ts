import * as z from 'zod/mini';

/** GET /api/applications/check/{jobId}. */
export const checkSchema = z.object({
  hasApplied: z.boolean(),
  /** How often the candidate has withdrawn an application to the job. */
  withdrawals: z.catch(z._default(z.int(), 0), 0),
});
export type ApplicationCheck = z.infer<typeof checkSchema>;

/** The reply of POST /api/applications/check-batch: those of the jobs that the candidate has applied to. */
export const batchCheckSchema = z.object({ appliedJobs: z.array(z.string()) });
