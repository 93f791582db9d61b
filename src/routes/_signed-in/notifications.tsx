import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import { listNotificationsQuery } from '#src/api/notifications.ts';
import { getSettingsQuery } from '#src/api/settings.ts';
import { isUnknownCall } from '#src/api/unless-unknown.ts';
import { countUnreadQuery } from '#src/api/unread-notifications.ts';
import { readPageNumber, readParams } from '#src/contract/search-params.ts';
import { MarkAllRead, Notifications } from '#src/features/notifications/notifications.tsx';
import { NotFound } from '#src/features/shell/lazy-not-found.ts';
import { ScreenPage } from '#src/features/shell/screen-page.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';

const readers = { page: readPageNumber };

export const Route = createFileRoute('/_signed-in/notifications')({
  staticData: { title: msg`Notifications` },
  validateSearch: (search: Partial<{ page: number }> & SearchSchemaInput) =>
    readParams(readers, search),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context: { queryClient, user }, deps: { page }, preload }) => {
    void queryClient.prefetchQuery(listNotificationsQuery(user._id, page));
    void queryClient.prefetchQuery(getSettingsQuery());
    // Keeps the bell in step with the list.
    const { queryKey } = countUnreadQuery(user._id);
    if (!preload) void queryClient.invalidateQueries({ queryKey });
  },
  component: NotificationsPage,
});

function NotificationsPage() {
  const { user } = Route.useRouteContext();
  const { page } = Route.useSearch();
  const { error } = useQuery(listNotificationsQuery(user._id, page));
  if (isUnknownCall(error)) return <NotFound />;
  return (
    <ScreenPage
      actions={
        <div className="flex flex-wrap gap-2">
          <Link to="/notifications/preferences" className={buttonClass('ghost', 'small')}>
            <Icon name={moreIcons.settings} width="18" height="18" />
            <span className="max-sm:sr-only">
              <Trans>Email settings</Trans>
            </span>
          </Link>
          <MarkAllRead userId={user._id} />
        </div>
      }
    >
      <Notifications user={user} page={page} />
    </ScreenPage>
  );
}
