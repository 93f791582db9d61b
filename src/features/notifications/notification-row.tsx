import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type LinkProps, linkOptions } from '@tanstack/react-router';
import { useRef } from 'react';
import { markNotificationRead, markNotificationReadOnOpening } from '#src/api/notifications.ts';
import type { ApplicationStatus } from '#src/contract/applications/statuses.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import { YOUR_DATA } from '#src/contract/exports/export.ts';
import type { Notification, NotificationKind } from '#src/contract/notifications/notification.ts';
import { statusColors } from '#src/entities/application/status-badge.tsx';
import { DAY_MS, useClock } from '#src/lib/clock.tsx';
import { useFormats } from '#src/lib/use-formats.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { badgeTones } from '#src/ui/badge.tsx';
import { buttonClass, IconButton } from '#src/ui/button.tsx';
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
  if (kind === 'export_ready') return linkOptions({ to: YOUR_DATA.page, hash: YOUR_DATA.section });
  if (kind === 'second_step_recovery') return linkOptions({ to: '/settings', hash: 'two-step' });
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
  if (kind === 'job_expiring') return linkOptions({ to: '/jobs/$jobId', params });
  const status = kind === 'application_withdrawn' ? 'withdrawn' : undefined;
  return linkOptions({
    to: '/jobs/$jobId/applications',
    params,
    search: { status, open: application_id ?? undefined },
  });
};

type Look = { icon: IconName; tone: string };

const looks: Record<NotificationKind, Look> = {
  application_received: { icon: moreIcons.document, tone: badgeTones.info },
  application_withdrawn: { icon: moreIcons.undo, tone: badgeTones.plain },
  interview_answered: { icon: 'calendar', tone: badgeTones.success },
  job_deadline: { icon: 'clock', tone: badgeTones.warning },
  job_expiring: { icon: 'clock', tone: badgeTones.warning },
  application_expiring: { icon: 'clock', tone: badgeTones.warning },
  status_changed: { icon: moreIcons.status, tone: badgeTones.info },
  interview_set: { icon: 'calendar', tone: badgeTones.success },
  interview_changed: { icon: 'calendar', tone: badgeTones.success },
  interview_cancelled: { icon: 'close', tone: badgeTones.danger },
  job_closed: { icon: 'briefcase', tone: badgeTones.plain },
  interview_tomorrow: { icon: 'clock', tone: badgeTones.success },
  message: { icon: moreIcons.message, tone: badgeTones.info },
  export_ready: { icon: moreIcons.document, tone: badgeTones.success },
  second_step_recovery: { icon: 'alert', tone: badgeTones.danger },
};

const statusIcons: Partial<Record<ApplicationStatus, IconName>> = {
  accepted: 'check',
  hired: 'check',
  interview: 'calendar',
  rejected: 'close',
  reviewed: moreIcons.eye,
};

/** A notification's icon and colour by its kind; by the status for a decision, by the answer to an interview. */
const lookOf = ({ kind, facts: { status, answer } }: Notification): Look => {
  const look = looks[kind];
  if (kind === 'status_changed' && status)
    return { icon: statusIcons[status] ?? look.icon, tone: statusColors(status) };
  if (kind === 'interview_answered' && answer === 'declined')
    return { icon: 'close', tone: badgeTones.danger };
  return look;
};

/** What the subject asks of the reader, as in 'Waiting for you'. */
const actOf = ({ kind, facts }: Notification, reader: UserType, now: number) => {
  if (kind === 'message') return msg`Reply`;
  if (reader === 'employer')
    return kind === 'application_received'
      ? msg({ message: 'Review', context: 'an application' })
      : undefined;
  const isInvitation = kind === 'interview_set' || kind === 'interview_changed';
  return isInvitation && Date.parse(facts.starts_at ?? '') > now ? msg`Answer` : undefined;
};

/**
 * A notification; all of the row links to its subject, and an unread one names what to do there. Opening it marks it as
 * read, and so does a button (rules NOTICE-2 and NOTICE-3).
 */
export function NotificationRow({
  notification,
  reader,
}: {
  notification: Notification;
  reader: UserType;
}) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const times = useTimes();
  const { now } = useClock();
  const { mutate } = useMutation(markNotificationReadOnOpening());
  const marking = useMutation(markNotificationRead());
  const link = useRef<HTMLAnchorElement>(null);
  const isUnread = notification.read_at === null;
  // The heading already shows the day; 'yesterday' here could contradict it.
  const isRecent = now - Date.parse(notification.created_at ?? '') < DAY_MS;
  const { icon, tone } = lookOf(notification);
  const act = isUnread && actOf(notification, reader, now);
  return (
    <div
      className={classNames(
        'relative flex items-start gap-3 py-2 ps-4 transition-colors duration-150 hover:bg-wash sm:gap-4 sm:py-3 sm:ps-5',
        // Never marks unread by colour alone, but also by a dot, weight and words.
        isUnread ? 'pe-1 sm:pe-2' : 'pe-4 text-muted sm:pe-17',
      )}
    >
      <span
        className={classNames(
          'grid size-9 shrink-0 place-items-center rounded-full max-xs:hidden',
          tone,
        )}
      >
        <Icon name={icon} width="18" height="18" />
      </span>
      <div className="min-w-0 flex-1 py-1.5 sm:flex sm:gap-4">
        <div className="min-w-0 flex-1">
          <p className={classNames(isUnread && 'font-medium')}>
            <Link
              ref={link}
              {...notificationTarget(notification, reader)}
              onClick={() => {
                if (isUnread) mutate(notification._id);
              }}
              className={LINK}
            >
              {isUnread && (
                <span className="sr-only">
                  <Trans>Unread:</Trans>{' '}
                </span>
              )}
              <NotificationText notification={notification} reader={reader} />
            </Link>
          </p>
          <NotificationDetails notification={notification} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 max-sm:mt-0.5 sm:contents">
          <p className="text-14 text-muted tabular sm:order-2 sm:shrink-0 sm:min-w-24 sm:pt-0.5 sm:text-end">
            <time
              dateTime={notification.created_at ?? undefined}
              title={times.dateTime(notification.created_at) ?? undefined}
            >
              {isRecent
                ? formats.ago(notification.created_at)
                : times.time(notification.created_at)}
            </time>
          </p>
          {act && (
            // Part of the row's link, which lies over it and tells readers where it leads.
            <span
              aria-hidden="true"
              className={classNames(
                buttonClass('secondary', 'small'),
                'pointer-events-none sm:order-1 sm:shrink-0 sm:min-w-24 sm:self-center',
                // In the line of the time, a word rather than a box.
                'max-sm:min-h-6! max-sm:border-0! max-sm:bg-transparent! max-sm:p-0! max-sm:underline max-sm:underline-offset-4',
              )}
            >
              {i18n._(act)}
            </span>
          )}
        </div>
      </div>
      {isUnread && (
        <IconButton
          label={t`Mark as read`}
          className="relative z-1"
          onClick={() =>
            // The pressed button is gone.
            marking.mutate(notification._id, { onSuccess: () => link.current?.focus() })
          }
        >
          <span aria-hidden="true" className="size-2.5 rounded-full bg-action" />
        </IconButton>
      )}
    </div>
  );
}

/** It covers all of the row. */
const LINK =
  'after:absolute after:inset-0 after:-outline-offset-2 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring';
