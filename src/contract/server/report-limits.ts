/* What reports may hold, apart from their schema, which the browser doesn't need. */

/**
 * How an error was noticed: thrown, a promise that nobody handled, code that couldn't be loaded, a screen that couldn't
 * be shown.
 */
export const ERROR_KINDS = ['error', 'rejection', 'chunk', 'screen'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** What is measured of a page: largest paint, shifts of its layout, the slowest interaction, first byte. */
export const VITALS = ['LCP', 'CLS', 'INP', 'TTFB'] as const;

/** Errors of a page that are reported, and places of each. */
export const REPORTED_ERRORS_MAX = 5;
export const FRAMES_MAX = 5;

/** Bytes of a report. */
export const REPORT_MAX = 4096;

/** Where reports are sent. */
export const REPORTS_PATH = '/api/reports';
