import type { Notification, NotificationKind } from '../../contract/notification.ts';
import type { IconName } from '../../ui/icons.tsx';
import { moreIcons } from '../../ui/more-icons.ts';

const icons: Record<NotificationKind, IconName> = {
  application_received: moreIcons.document,
  application_withdrawn: moreIcons.undo,
  interview_answered: 'calendar',
  job_deadline: 'clock',
  status_changed: moreIcons.status,
  interview_set: 'calendar',
  interview_changed: 'calendar',
  interview_cancelled: 'close',
  job_closed: 'briefcase',
  interview_tomorrow: 'clock',
  message: moreIcons.message,
};

/** The icon of a notification: by its kind; a decision has that of its status. */
export const notificationIcon = ({ kind, facts: { status } }: Notification): IconName => {
  if (kind !== 'status_changed') return icons[kind];
  if (status === 'accepted' || status === 'hired') return 'check';
  return status === 'rejected' ? 'close' : icons[kind];
};
