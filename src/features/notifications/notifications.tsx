import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { describeFailure } from '../../api/api-error.ts';
import { notificationsFailure, notificationsQuery } from '../../api/notifications.ts';
import { unreadQuery } from '../../api/unread-notifications.ts';
import type { User } from '../../contract/user.ts';
import { QueryStates } from '../../ui/query-states.tsx';
import { NotificationList } from './notification-list.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';

/** What the user was told of, newest first, a page at a time. */
export function Notifications({ user, page }: { user: User; page: number }) {
  const query = useQuery(notificationsQuery(user._id, page));
  const { data: unread } = useQuery(unreadQuery(user._id));
  const onUnread = useEffectEvent((count: number | undefined) => {
    if (count !== undefined && query.data && count !== query.data.unread) void query.refetch();
  });
  // The bell asks again and again; the list only when there is something new.
  useEffect(() => onUnread(unread), [unread]);
  return (
    <QueryStates
      query={query}
      skeleton={<NotificationsSkeleton />}
      failure={(error) => describeFailure(error, notificationsFailure)}
    >
      {(list) => (
        <NotificationList
          list={list}
          page={page}
          isStale={query.isPlaceholderData}
          reader={user.user_type}
        />
      )}
    </QueryStates>
  );
}
