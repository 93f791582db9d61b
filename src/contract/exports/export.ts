import * as z from 'zod/mini';
import { lenientCount, lenientDate, lenientList } from '#src/contract/replies.ts';

/** A copy of everything that the service holds about its user. */
export const exportSchema = z.object({
  _id: z.string(),
  requested_at: lenientDate,
  /** When its archive was ready; null while it is being made, and for one that failed. */
  ready_at: lenientDate,
  /** When the archive will be deleted; null until it is ready. */
  expires_at: lenientDate,
  /** The size of the archive; 0 until it is ready. */
  bytes: lenientCount,
  failed: z.catch(z.boolean(), false),
});
export type Export = z.infer<typeof exportSchema>;

/** GET /api/account/exports: the newest first. */
export const exportListSchema = z.object({ exports: lenientList(exportSchema) });

/** Where users ask for the copy: the address of a screen, and of a section of it. */
export const YOUR_DATA = { page: '/settings', section: 'your-data' } as const;
