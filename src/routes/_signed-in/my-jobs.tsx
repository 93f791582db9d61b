import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router';
import { listOwnApplicationsQuery } from '#src/api/applications.ts';
import { listInterviewsQuery } from '#src/api/interviews.ts';
import { listOwnJobsQuery } from '#src/api/own-jobs.ts';
import {
  type ReadParams,
  readPageNumber,
  readParams,
  readText,
} from '#src/contract/search-params.ts';
import { ActionItemsLink } from '#src/features/action-items/candidate-action-items.tsx';
import { unfinishedApplicationQueries } from '#src/features/action-items/use-unfinished-applications.ts';
import { statusOfTab, toJobTab } from '#src/features/employer-jobs/job-tabs.ts';
import { MyPostedJobs, PostNewJob } from '#src/features/employer-jobs/my-posted-jobs.tsx';
import { UpcomingInterviews } from '#src/features/interviews/upcoming-interviews.tsx';
import { toApplicationTab } from '#src/features/my-applications/application-tabs.ts';
import { MyJobApplications } from '#src/features/my-applications/my-job-applications.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Page } from '#src/ui/page.tsx';

// Each user type has its own tabs.
const readers = { tab: readText, page: readPageNumber };
type MyJobsSearch = ReadParams<typeof readers>;

export const Route = createFileRoute('/_signed-in/my-jobs')({
  validateSearch: (search: Partial<MyJobsSearch> & SearchSchemaInput): MyJobsSearch =>
    readParams(readers, search),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, user }, deps: { tab, page } }) => {
    if (user.user_type === 'employer') {
      const status = statusOfTab[toJobTab(tab)];
      void queryClient.prefetchQuery(listOwnJobsQuery(user._id, { page, status }));
    } else {
      const status = toApplicationTab(tab);
      if (page === 1) {
        void queryClient.prefetchQuery(listInterviewsQuery(user._id));
        void queryClient.prefetchQuery(listOwnApplicationsQuery(user._id));
        for (const unfinished of unfinishedApplicationQueries(user._id))
          void queryClient.prefetchQuery(unfinished);
      }
      void queryClient.prefetchQuery(listOwnApplicationsQuery(user._id, { page, status }));
    }
  },
  component: MyJobsPage,
});

function MyJobsPage() {
  const { t } = useLingui();
  const { user } = Route.useRouteContext();
  const { tab, page } = Route.useSearch();
  if (user.user_type === 'candidate')
    return (
      <Page
        title={t`My Job Applications`}
        back={
          <BackLink to="/dashboard">
            <Trans>Back to Dashboard</Trans>
          </BackLink>
        }
      >
        <div className="grid grid-cols-1 gap-6">
          {page === 1 && <ActionItemsLink userId={user._id} />}
          <MyJobApplications candidateId={user._id} tab={toApplicationTab(tab)} page={page} />
          {page === 1 && <UpcomingInterviews user={user} />}
        </div>
      </Page>
    );
  return (
    <Page title={t`My Posted Jobs`} actions={<PostNewJob hasIcon />}>
      <MyPostedJobs employerId={user._id} tab={toJobTab(tab)} page={page} />
    </Page>
  );
}
