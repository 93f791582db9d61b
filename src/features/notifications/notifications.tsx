import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { failureMessage } from '#src/api/api-error.ts';
import {
  listNotificationsFailure,
  listNotificationsQuery,
  markAllNotificationsRead,
} from '#src/api/notifications.ts';
import { countUnreadQuery } from '#src/api/unread-notifications.ts';
import type { User } from '#src/contract/accounts/user.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/panel.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';
import { SkeletonRows } from '#src/ui/skeleton-lines.tsx';
import { NotificationList } from './notification-list.tsx';

/** A page of the user's notifications, newest first. */
export function Notifications({ user, page }: { user: User; page: number }) {
  const query = useQuery(listNotificationsQuery(user._id, page));
  const { data: unread } = useQuery(countUnreadQuery(user._id));
  const onUnread = useEffectEvent((count: number | undefined) => {
    if (count !== undefined && query.data && count !== query.data.unread) void query.refetch();
  });
  // The bell polls; the list refetches only when the unread count has changed.
  useEffect(() => onUnread(unread), [unread]);
  return (
    <QueryStates
      query={query}
      skeleton={<NotificationsSkeleton />}
      failure={(error) => failureMessage(error, listNotificationsFailure)}
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

/** Marks everything as read; disabled while nothing is unread. */
export function MarkAllRead({ userId }: { userId: string }) {
  const { data: unread = 0 } = useQuery(countUnreadQuery(userId));
  const { mutate, isPending } = useMutation(markAllNotificationsRead());
  return (
    <Button
      variant="secondary"
      size="small"
      pending={isPending}
      // Not `disabled`, which would lose the focus after a press.
      {...(unread === 0 && !isPending ? { 'aria-disabled': true } : { onClick: () => mutate() })}
    >
      <Trans>Mark all as read</Trans>
    </Button>
  );
}

function NotificationsSkeleton() {
  return (
    <Skeleton>
      <Card className="lg:ps-36">
        <SkeletonLine className="mx-4 my-3 h-4 w-20 sm:mx-5 lg:hidden" />
        <div className="divide-y divide-line border-line max-lg:border-t lg:border-s">
          <SkeletonRows
            count={6}
            className="grid min-h-19 content-center gap-3 px-4 sm:px-5"
            lines={['h-4 w-3/5', 'h-3 w-24']}
          />
        </div>
      </Card>
    </Skeleton>
  );
}
