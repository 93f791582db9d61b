/** The event by which the app tells of a screen that couldn't be shown; `detail` is the error. */
export const SCREEN_FAILED = 'screenfailed';
