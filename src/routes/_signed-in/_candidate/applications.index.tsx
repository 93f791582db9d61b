import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import { applicationQueries } from '../../../api/applications.ts';
import { interviewQueries } from '../../../api/interviews.ts';
import {
  type ReadParams,
  readOneOf,
  readPageNumber,
  readParams,
} from '../../../contract/search-params.ts';
import { UpcomingInterviews } from '../../../features/interviews/upcoming-interviews.tsx';
import { MyApplications } from '../../../features/my-applications/my-applications.tsx';
import { STATUS_FILTERS } from '../../../features/my-applications/status-filters.ts';
import { ScreenPage } from '../../../features/shell/screen-page.tsx';
import { BackLink } from '../../../ui/back-link.tsx';

const readers = { page: readPageNumber, tab: readOneOf(STATUS_FILTERS) };

export const Route = createFileRoute('/_signed-in/_candidate/applications/')({
  staticData: { title: msg`My Applications` },
  validateSearch: (search: Partial<ReadParams<typeof readers>> & SearchSchemaInput) =>
    readParams(readers, search),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search: { page, tab } }) => ({ page, status: tab }),
  loader: ({ context: { queryClient, user }, deps }) => {
    void queryClient.prefetchQuery(interviewQueries.upcoming(user._id));
    void queryClient.prefetchQuery(applicationQueries.mine(user._id, deps));
  },
  component: MyApplicationsPage,
});

function MyApplicationsPage() {
  const { user } = Route.useRouteContext();
  const { page, tab } = Route.useSearch();
  return (
    <ScreenPage
      back={
        <BackLink to="/dashboard">
          <Trans>Back to Dashboard</Trans>
        </BackLink>
      }
    >
      <div className="mb-8 empty:hidden">
        <UpcomingInterviews user={user} />
      </div>
      <MyApplications candidateId={user._id} page={page} status={tab} />
    </ScreenPage>
  );
}
