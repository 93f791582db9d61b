import * as z from 'zod/mini';
import { lenientDate, lenientList, lenientText } from '#src/contract/replies.ts';

/** Request header by which the browser app says on which device somebody logs in or registers (rule AUTH-9). */
export const DEVICE_HEADER = 'Device-Id';

export const DEVICE_KINDS = ['desktop', 'phone', 'tablet', 'other'] as const;

/**
 * A session as its owner sees it. `browser` and `system` are names, blank if the server doesn't know them; `country` is
 * an ISO 3166-1 alpha-2 code, blank if the server can't tell. `seen_at` is right to a quarter of an hour.
 */
export const deviceSchema = z.object({
  _id: z.string(),
  browser: lenientText,
  system: lenientText,
  kind: z.catch(z.enum(DEVICE_KINDS), 'other'),
  country: lenientText,
  created_at: lenientDate,
  seen_at: lenientDate,
  is_current: z.catch(z.boolean(), false),
});
export type Device = z.infer<typeof deviceSchema>;

/** GET /api/auth/sessions: newest use first. */
export const deviceListSchema = z.object({ devices: lenientList(deviceSchema) });
