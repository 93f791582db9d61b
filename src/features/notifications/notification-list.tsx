import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { getSettingsQuery } from '#src/api/settings.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import type { NotificationPage } from '#src/contract/notifications/notification.ts';
import { useClock } from '#src/lib/clock.tsx';
import { formatDuration } from '#src/lib/format-duration.ts';
import { useFormats } from '#src/lib/use-formats.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { ListRegion } from '#src/ui/list-region.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { Card } from '#src/ui/panel.tsx';
import { PastEnd } from '#src/ui/past-end.tsx';
import { type DayGroup, groupByDay } from './group-by-day.ts';
import { NotificationRow } from './notification-row.tsx';

type ListProps = {
  list: NotificationPage;
  page: number;
  /** `list` is the previous page until the requested one has loaded. */
  isStale: boolean;
  reader: UserType;
};

/** A page of notifications grouped by day, with a pager. From 1024 px the days are beside them. */
export function NotificationList({ list, page, isStale, reader }: ListProps) {
  const { t, i18n } = useLingui();
  const { now } = useClock();
  const { notifications, total, totalPages } = list;
  const past = <PastEnd title={t`There are no notifications on this page.`} />;
  const days = useQuery(getSettingsQuery()).data?.retention.notifications ?? 0;
  const term = formatDuration(days, i18n.locale);
  return (
    <ListRegion
      label={t`Notifications`}
      page={page}
      isStale={isStale}
      status={
        <p role="status" className="sr-only">
          <Plural value={total} one="# notification" other="# notifications" />
        </p>
      }
      empty={notifications.length === 0 && (total > 0 ? past : <NoNotifications reader={reader} />)}
      pager={<Pager page={page} totalPages={totalPages} />}
    >
      <Card className="overflow-hidden">
        {groupByDay(notifications, now).map((group) => (
          <Day key={group.daysAgo} group={group} reader={reader} />
        ))}
      </Card>
      {page >= totalPages && days > 0 && (
        <p className="text-center text-14 text-muted">
          <Trans>Notifications are kept for {term}.</Trans>
        </p>
      )}
    </ListRegion>
  );
}

function Day({ group, reader }: { group: DayGroup; reader: UserType }) {
  const { t } = useLingui();
  const formats = useFormats();
  const id = useId();
  const title = { 0: t`Today`, 1: t`Yesterday` }[group.daysAgo] ?? formats.date(group.day);
  return (
    <section
      aria-labelledby={id}
      className="border-line not-first:border-t lg:grid lg:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <h2
        id={id}
        className="border-line px-4 py-2 text-14 max-lg:border-b max-lg:bg-canvas sm:px-5 lg:py-5"
      >
        {title}
      </h2>
      <ul className="divide-y divide-line border-line lg:border-s">
        {group.notifications.map((notification) => (
          <li key={notification._id}>
            <NotificationRow notification={notification} reader={reader} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shown without notifications: what will appear here, and where to start. */
function NoNotifications({ reader }: { reader: UserType }) {
  const { t } = useLingui();
  const isCandidate = reader === 'candidate';
  return (
    <EmptyState
      spot="letterbox"
      title={t`No notifications yet`}
      text={
        isCandidate
          ? t`You’ll see here when an employer answers your application, invites you to an interview or writes to you.`
          : t`You’ll see here when someone applies for your jobs, replies to an interview invitation or writes to you.`
      }
      action={
        <Link to={isCandidate ? '/jobs' : '/my-jobs'} className={buttonClass('secondary')}>
          {isCandidate ? <Trans>Browse Jobs</Trans> : <Trans>My Jobs</Trans>}
        </Link>
      }
    />
  );
}
