import * as z from 'zod/mini';

/** GET /api/health: for monitoring, not for the app. */
export const healthSchema = z.object({
  status: z.enum(['ok', 'starting', 'stopping', 'busy', 'unreachable', 'disk_full']),
  database: z.enum(['pglite', 'postgres']),
  version: z.string(),
});
