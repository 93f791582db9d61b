import * as z from 'zod/mini';

export { PRODUCT_NAME } from '../contract/product.ts';

const settingsSchema = z.object({
  /** Where the API is; empty for the app's own origin. */
  VITE_API_URL: z._default(z.string(), ''),
  /** Who has a dashboard. */
  VITE_DASHBOARD_ACCESS: z._default(z.enum(['everyone', 'employer']), 'everyone'),
  /** The path segment of the admin data console, here and below /api. */
  VITE_CONSOLE_PATH: z._default(z.string().check(z.regex(/^[a-z]+$/)), 'admin'),
});

const settings = settingsSchema.parse(import.meta.env);

export const apiUrl = settings.VITE_API_URL.replace(/\/{1,9}$/, '');
export const dashboardAccess = settings.VITE_DASHBOARD_ACCESS;
export const consolePath = settings.VITE_CONSOLE_PATH;
