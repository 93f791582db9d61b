import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { markAllRead } from '../../api/notifications.ts';
import { unreadQuery } from '../../api/unread-notifications.ts';
import { Button } from '../../ui/button.tsx';

/** Marks everything as read; nothing to press while there is nothing unread. */
export function MarkAllRead({ userId }: { userId: string }) {
  const { data: unread = 0 } = useQuery(unreadQuery(userId));
  const { mutate, isPending } = useMutation(markAllRead());
  return (
    <Button
      variant="secondary"
      size="small"
      pending={isPending}
      // Not `disabled`, which would lose the focus once it is pressed.
      {...(unread === 0 && !isPending ? { 'aria-disabled': true } : { onClick: () => mutate() })}
    >
      <Trans>Mark all as read</Trans>
    </Button>
  );
}
