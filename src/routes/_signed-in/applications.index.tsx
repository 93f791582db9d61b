import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { applicationQueries } from '../../api/applications.ts';
import { pageNumber } from '../../contract/own-lists.ts';
import { MyApplications } from '../../features/my-applications/my-applications.tsx';
import { Forbidden } from '../../features/shell/forbidden.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Page } from '../../ui/page.tsx';

const searchSchema = z.object({ page: pageNumber });

export const Route = createFileRoute('/_signed-in/applications/')({
  validateSearch: (search: Partial<{ page: number }> & SearchSchemaInput) =>
    searchSchema.parse(search),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search: { page } }) => ({ page, status: undefined }),
  loader: ({ context: { queryClient, user }, deps }) => {
    if (user.user_type === 'candidate')
      void queryClient.prefetchQuery(applicationQueries.mine(user._id, deps));
  },
  component: MyApplicationsPage,
});

function MyApplicationsPage() {
  const { t } = useLingui();
  const { user } = Route.useRouteContext();
  const { page } = Route.useSearch();
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
      <MyApplications candidateId={user._id} page={page} />
    </Page>
  );
}
