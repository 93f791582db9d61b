import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type LinkProps, linkOptions } from '@tanstack/react-router';
import { markNotificationsRead } from '#src/api/notifications.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import type { Notification, NotificationKind } from '#src/contract/notifications/notification.ts';
import { useClock } from '#src/lib/clock.tsx';
import { useFormats } from '#src/lib/use-formats.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { NotificationDetails } from './notification-details.tsx';
import { NotificationText } from './notification-text.tsx';

/** The page that a notification links to (rule NOTICE-2). */
const notificationTarget = (
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
  // To postpone the deadline.
  if (kind === 'job_deadline') return linkOptions({ to: '/jobs/$jobId/edit', params });
  const status = kind === 'application_withdrawn' ? 'withdrawn' : undefined;
  return linkOptions({
    to: '/jobs/$jobId/applications',
    params,
    search: { status, open: application_id ?? undefined },
  });
};

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

/** A notification's icon by its kind, or by the status for a decision. */
const notificationIcon = ({ kind, facts: { status } }: Notification): IconName => {
  if (kind !== 'status_changed') return icons[kind];
  if (status === 'accepted' || status === 'hired') return 'check';
  return status === 'rejected' ? 'close' : icons[kind];
};

const DAY_MS = 24 * 3600 * 1000;

/** A notification; the whole row links to its subject. Opening it marks it as read (rule NOTICE-3). */
export function NotificationRow({
  notification,
  reader,
}: {
  notification: Notification;
  reader: UserType;
}) {
  const formats = useFormats();
  const times = useTimes();
  const { now } = useClock();
  const { mutate } = useMutation(markNotificationsRead());
  const isUnread = notification.read_at === null;
  // The heading already shows the day; 'yesterday' here could contradict it.
  const isRecent = now - Date.parse(notification.created_at ?? '') < DAY_MS;
  return (
    <Link
      {...notificationTarget(notification, reader)}
      onClick={() => {
        if (isUnread) mutate(notification._id);
      }}
      className={classNames(
        'relative flex max-xs:flex-col gap-3 px-4 py-2.5 transition-colors duration-150 hover:bg-wash sm:gap-4 sm:px-5',
        // Never marks unread by colour alone, but also by a side bar, weight and words.
        isUnread
          ? 'text-text before:absolute before:inset-y-0 before:inset-s-0 before:w-1 before:bg-action'
          : 'text-muted',
      )}
    >
      <span
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-full',
          isUnread ? 'bg-wash text-brand' : 'bg-canvas text-muted',
        )}
      >
        <Icon name={notificationIcon(notification)} width="18" height="18" />
      </span>
      <div className="min-w-0 flex-1 py-1">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <p className={classNames('min-w-0 flex-1 basis-56', isUnread && 'font-medium')}>
            {isUnread && (
              <span className="sr-only">
                <Trans>Unread:</Trans>{' '}
              </span>
            )}
            <NotificationText notification={notification} reader={reader} />
          </p>
          <p className="text-14 text-muted tabular">
            <time
              dateTime={notification.created_at ?? undefined}
              title={times.dateTime(notification.created_at) ?? undefined}
            >
              {isRecent
                ? formats.ago(notification.created_at)
                : times.time(notification.created_at)}
            </time>
          </p>
        </div>
        <NotificationDetails notification={notification} />
      </div>
    </Link>
  );
}
