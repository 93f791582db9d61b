import * as z from 'zod/mini';
import { lenientDate } from '#src/contract/replies.ts';

/** The deletion of the own account: `deletes_at` is when, null if the account stays (rules DELETE-1 to DELETE-4). */
export const accountDeletionSchema = z.object({
  deletes_at: lenientDate,
  /** Whether it is the only administrator's, which stays. */
  is_only_admin: z.catch(z.boolean(), false),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** When the account will be deleted. */
export const requestedDeletionSchema = z.object({ deletes_at: z.string() });
