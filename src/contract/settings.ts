import * as z from 'zod/mini';
import { lenientCurrency } from './replies.ts';

/** GET /api/settings. `salary_currency` is that of a salary that names none, and salaries compare in it. */
export const settingsSchema = z.object({ salary_currency: lenientCurrency });
export type Settings = z.infer<typeof settingsSchema>;
