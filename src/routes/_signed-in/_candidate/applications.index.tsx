import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import { listOwnApplicationsQuery } from '#src/api/applications.ts';
import { listInterviewsQuery } from '#src/api/interviews.ts';
import {
  type ReadParams,
  readOneOf,
  readPageNumber,
  readParams,
} from '#src/contract/search-params.ts';
import { STATUS_FILTERS } from '#src/entities/application/status-filters.ts';
import { ActionItemsLink } from '#src/features/action-items/candidate-action-items.tsx';
import { unfinishedApplicationQueries } from '#src/features/action-items/use-unfinished-applications.ts';
import { UpcomingInterviews } from '#src/features/interviews/upcoming-interviews.tsx';
import { MyApplications } from '#src/features/my-applications/my-applications.tsx';
import { ScreenPage } from '#src/features/shell/screen-page.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { TextLink } from '#src/ui/link.tsx';

const readers = { page: readPageNumber, tab: readOneOf(STATUS_FILTERS) };

/** Interviews and unfinished applications concern the whole list, so only its unfiltered first page shows them. */
const isStart = ({ page, status }: { page: number; status: string | undefined }) =>
  page === 1 && !status;

export const Route = createFileRoute('/_signed-in/_candidate/applications/')({
  staticData: { title: msg`My Applications` },
  validateSearch: (search: Partial<ReadParams<typeof readers>> & SearchSchemaInput) =>
    readParams(readers, search),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search: { page, tab } }) => ({ page, status: tab }),
  loader: ({ context: { queryClient, user }, deps }) => {
    if (isStart(deps)) {
      void queryClient.prefetchQuery(listInterviewsQuery(user._id));
      for (const unfinished of unfinishedApplicationQueries(user._id))
        void queryClient.prefetchQuery(unfinished);
    }
    void queryClient.prefetchQuery(listOwnApplicationsQuery(user._id, deps));
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
      actions={
        <TextLink to="/my-jobs" className="text-14">
          <Trans>Applications by answer</Trans>
        </TextLink>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        {isStart({ page, status: tab }) && <ActionItemsLink userId={user._id} />}
        <MyApplications candidateId={user._id} page={page} status={tab} />
        {isStart({ page, status: tab }) && <UpcomingInterviews user={user} />}
      </div>
    </ScreenPage>
  );
}
