import type { UserType } from '../contract/enumerations.ts';

export { PRODUCT_NAME } from '../contract/product.ts';

/* The settings of the build, which checks them as the server does (`server/platform/config/config.ts`). */

/** Where the API is; empty for the app's own origin. */
export const apiUrl = (import.meta.env.VITE_API_URL ?? '').replace(/\/{1,9}$/, '');
const dashboardAccess = import.meta.env.VITE_DASHBOARD_ACCESS || 'everyone';
/** Whether users of this kind have a dashboard (rule ACCESS-7). */
export const hasDashboard = (userType: UserType): boolean =>
  dashboardAccess === 'everyone' || userType === dashboardAccess;
/** The path segment of the admin data console, here and below /api. */
export const consolePath = import.meta.env.VITE_CONSOLE_PATH || 'admin';
