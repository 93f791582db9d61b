import type { UserType } from '#src/contract/enumerations.ts';
import type { CONSOLE_PATH, DASHBOARD_ACCESS } from '#src/contract/site/app-settings.ts';

export { PRODUCT_NAME } from '#src/contract/product.ts';

/*
 * The build's settings, validated as the server does (`server/platform/config/settings.ts`). Defaults are inlined,
 * since every visitor would load an import of them; the compiler checks that they match.
 */

/** Where the API is; empty for the app's own origin (rule CALL-6). */
export const apiUrl = (import.meta.env.VITE_API_URL ?? '').replace(/\/{1,9}$/, '');
const dashboardAccess =
  import.meta.env.VITE_DASHBOARD_ACCESS || ('everyone' satisfies (typeof DASHBOARD_ACCESS)[0]);
/** Whether users of this kind have a dashboard (rule ACCESS-7). */
export const hasDashboard = (userType: UserType): boolean =>
  dashboardAccess === 'everyone' || userType === dashboardAccess;
/** The path segment of the admin data console, here and below /api. */
export const consolePath =
  import.meta.env.VITE_CONSOLE_PATH || ('admin' satisfies typeof CONSOLE_PATH);
