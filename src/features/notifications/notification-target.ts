import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { UserType } from '../../contract/enumerations.ts';
import type { Notification } from '../../contract/notification.ts';

/** Where one goes from a notification. */
export const notificationTarget = (
  { kind, application_id, job_id }: Notification,
  reader: UserType,
): LinkProps => {
  if (reader === 'candidate')
    return application_id
      ? linkOptions({
          to: '/applications/$applicationId',
          params: { applicationId: application_id },
        })
      : linkOptions({ to: '/applications' });
  if (!job_id) return linkOptions({ to: '/my-jobs' });
  const params = { jobId: job_id };
  // To put the deadline off.
  if (kind === 'job_deadline') return linkOptions({ to: '/jobs/$jobId/edit', params });
  const status = kind === 'application_withdrawn' ? 'withdrawn' : undefined;
  return linkOptions({
    to: '/jobs/$jobId/applications',
    params,
    search: { status, open: application_id ?? undefined },
  });
};
