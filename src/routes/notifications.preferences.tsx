import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { getMeQuery } from '#src/api/auth.ts';
import { getPreferencesQuery } from '#src/api/notification-preferences.ts';
import { isUnknownCall } from '#src/api/unless-unknown.ts';
import { readId, readParams, readText } from '#src/contract/search-params.ts';
import { NotificationPreferences } from '#src/features/notifications/notification-preferences.tsx';
import { NotFound } from '#src/features/shell/lazy-not-found.ts';
import { loadCatalog } from '#src/lib/i18n.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { Page } from '#src/ui/page.tsx';

/** For signed-in users, and for those who follow a mail's link (`token`). */
export const Route = createFileRoute('/notifications/preferences')({
  // Only the browser knows whose settings these are.
  ssr: false,
  validateSearch: (search: Record<string, unknown>) =>
    readParams({ token: readText, kind: readId }, search),
  beforeLoad: async ({ context, search: { token }, location }) => {
    const [user] = await Promise.all([
      token ? undefined : context.queryClient.ensureQueryData(getMeQuery()),
      loadCatalog('account'),
    ]);
    if (!token && !user) throw redirect({ to: '/login', search: { redirect: location.href } });
  },
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context: { queryClient }, deps: { token } }) => {
    void queryClient.prefetchQuery(getPreferencesQuery(token));
  },
  component: PreferencesPage,
});

function PreferencesPage() {
  const { t } = useLingui();
  const { token, kind } = Route.useSearch();
  const { error } = useQuery(getPreferencesQuery(token));
  if (isUnknownCall(error)) return <NotFound />;
  return (
    <Page
      title={t`Email notifications`}
      back={
        !token && (
          <BackLink to="/notifications">
            <Trans>Back to notifications</Trans>
          </BackLink>
        )
      }
    >
      <NotificationPreferences key={token} token={token} kind={kind} />
    </Page>
  );
}
