import * as z from 'zod/mini';
import { APPLICATION_STATUSES } from './statuses.ts';

/** GET /api/applications/check/{jobId}. */
export const applicationCheckSchema = z.object({
  hasApplied: z.boolean(),
  /** How often the candidate has withdrawn an application to the job. */
  withdrawals: z.catch(z._default(z.int(), 0), 0),
  /** The application that isn't withdrawn; null when there is none or the server doesn't say. */
  application: z.catch(
    z._default(
      z.nullable(
        z.object({
          _id: z.string(),
          status: z.enum(APPLICATION_STATUSES),
          created_at: z.nullable(z.string()),
        }),
      ),
      null,
    ),
    null,
  ),
});
export type ApplicationCheck = z.infer<typeof applicationCheckSchema>;

/** The reply of POST /api/applications/check-batch: ids of the jobs that the candidate has applied to. */
export const batchCheckSchema = z.object({ appliedJobs: z.array(z.string()) });
