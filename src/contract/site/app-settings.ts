/* Settings of the browser app's build that the server reads too. */

/** The path segment of the data console, here and below /api, unless VITE_CONSOLE_PATH says otherwise. */
export const CONSOLE_PATH = 'admin';
/** Who may have a dashboard (VITE_DASHBOARD_ACCESS); the first is the default. */
export const DASHBOARD_ACCESS = ['everyone', 'employer'] as const;
