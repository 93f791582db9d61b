import * as z from 'zod/mini';

/** GET /api/health: for monitoring, not for the app. */
export const healthSchema = z.object({
  status: z.enum(['ok', 'starting', 'stopping', 'busy', 'unreachable', 'disk_full']),
  database: z.enum(['pglite', 'postgres']),
  version: z.string(),
});

/** GET /api/live: the process answers, whatever the state of what it depends on. */
export const livenessSchema = z.object({ status: z.literal('ok') });
export type Liveness = z.infer<typeof livenessSchema>;

/** What an instance needs to answer calls, with the state of each part. */
export const readinessPartsSchema = z.object({
  database: z.enum(['ok', 'busy', 'unreachable', 'disk_full']),
  /** The disk of `DATA_DIR`. */
  disk: z.enum(['ok', 'full']),
  /** The store of uploaded files. */
  files: z.enum(['ok', 'unreachable', 'refused']),
  /** `late`: calls wait for the processor. */
  event_loop: z.enum(['ok', 'late']),
});
export type ReadinessParts = z.infer<typeof readinessPartsSchema>;

/** GET /api/ready: whether an instance should get calls. `parts` is missing while it starts (and migrates) or stops. */
export const readinessSchema = z.object({
  status: z.enum(['ok', 'not_ready', 'starting', 'stopping']),
  parts: z.optional(readinessPartsSchema),
});
export type Readiness = z.infer<typeof readinessSchema>;
