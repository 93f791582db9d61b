/** Notified, without a payload, after each change of jobs and of what is shown with them. */
export const JOBS_CHANGED = 'jobs_changed';
