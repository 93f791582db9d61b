import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { applicationQueries } from '../../api/applications.ts';
import { MyApplications } from '../../features/applications/my-applications.tsx';
import { Forbidden } from '../../features/shell/forbidden.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Page } from '../../ui/page.tsx';

export const Route = createFileRoute('/_signed-in/applications/')({
  loader: ({ context: { queryClient, user } }) => {
    if (user.user_type === 'candidate') void queryClient.prefetchQuery(applicationQueries.mine());
  },
  component: MyApplicationsPage,
});

function MyApplicationsPage() {
  const { t } = useLingui();
  const { user } = Route.useRouteContext();
  if (user.user_type !== 'candidate') return <Forbidden title={t`My Applications`} />;
  return (
    <Page
      title={t`My Applications`}
      actions={
        <BackLink to="/dashboard">
          <Trans>Back to Dashboard</Trans>
        </BackLink>
      }
    >
      <MyApplications />
    </Page>
  );
}
