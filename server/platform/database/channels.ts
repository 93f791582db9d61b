/** Notified, without a payload, after each change of jobs or of data shown with them. */
export const JOBS_CHANGED = 'jobs_changed';
