import * as z from 'zod/mini';
import { PASSWORD_MIN, PASSWORD_STRONG_MIN } from '#src/contract/limits.ts';
import { lenientCurrency } from '#src/contract/replies.ts';

/** GET /api/settings. `salary_currency` is the default of salaries, and the one they are compared in. */
export const settingsSchema = z.object({
  salary_currency: lenientCurrency,
  /** Minimum characters of a new password (rules AUTH-5 and AUTH-6). */
  password_min: z.catch(z.literal([PASSWORD_MIN, PASSWORD_STRONG_MIN]), PASSWORD_MIN),
});
export type Settings = z.infer<typeof settingsSchema>;
