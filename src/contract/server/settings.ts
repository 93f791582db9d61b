import * as z from 'zod/mini';
import { PASSWORD_MIN, PASSWORD_STRONG_MIN } from '#src/contract/limits.ts';
import { lenientCount, lenientCurrency, lenientOptionalText } from '#src/contract/replies.ts';

/**
 * How many days what nobody needs is kept; 0 for ever, and of the server's log also if the operator doesn't say
 * (rule RETAIN-1).
 */
const retentionSchema = z.object({
  applications: lenientCount,
  jobs: lenientCount,
  accounts: lenientCount,
  notifications: lenientCount,
  log: lenientCount,
});

type Retention = z.infer<typeof retentionSchema>;

/** Of a server that says nothing, and deletes nothing. */
export const NO_RETENTION: Retention = {
  applications: 0,
  jobs: 0,
  accounts: 0,
  notifications: 0,
  log: 0,
};

/** GET /api/settings. `salary_currency` is the default of salaries, and the one they are compared in. */
export const settingsSchema = z.object({
  salary_currency: lenientCurrency,
  /** Minimum characters of a new password (rules AUTH-5 and AUTH-6). */
  password_min: z.catch(z.literal([PASSWORD_MIN, PASSWORD_STRONG_MIN]), PASSWORD_MIN),
  retention: z.catch(z._default(retentionSchema, NO_RETENTION), NO_RETENTION),
  /** Who runs the server, and how to reach them, for the privacy policy (rule INFO-2); blank if they don’t say. */
  operator_name: lenientOptionalText,
  operator_address: lenientOptionalText,
  /** Whether browsers report errors and waiting times, for the privacy policy (rule INFO-2). */
  browser_reports: z.catch(z._default(z.boolean(), false), false),
});
export type Settings = z.infer<typeof settingsSchema>;
