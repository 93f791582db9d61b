/** Notified, without a payload, after each change of jobs and of what is shown with them (migration 0011). */
export const JOBS_CHANGED = 'jobs_changed';
