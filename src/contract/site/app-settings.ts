/* Settings of the browser app's build that the server reads too. */

/** Default path segment of the data console, in the app and below /api (VITE_CONSOLE_PATH). */
export const CONSOLE_PATH = 'admin';
/** Who may have a dashboard (VITE_DASHBOARD_ACCESS); the first is the default. */
export const DASHBOARD_ACCESS = ['everyone', 'employer'] as const;
