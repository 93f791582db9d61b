import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import {
  createFileRoute,
  type ErrorComponentProps,
  type SearchSchemaInput,
  stripSearchParams,
} from '@tanstack/react-router';
import { ApiError } from '#src/api/api-error.ts';
import { listJobLabelsQuery } from '#src/api/application-review.ts';
import { listJobApplicationsFailure, listJobApplicationsQuery } from '#src/api/applications.ts';
import { getJobQuery } from '#src/api/jobs.ts';
import { shownCandidate } from '#src/entities/application/candidate-name.ts';
import { JobUnavailable } from '#src/features/jobs/job-unavailable.tsx';
import { Messages } from '#src/features/messages/messages.tsx';
import { JobApplications } from '#src/features/review/job-applications.tsx';
import { ReviewSkeleton } from '#src/features/review/list/review-skeleton.tsx';
import { type ReviewSearch, readReviewSearch } from '#src/features/review/review-search.ts';
import { Forbidden } from '#src/features/shell/forbidden.tsx';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { ScreenPage } from '#src/features/shell/screen-page.tsx';
import { reloadPage } from '#src/lib/connection.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { TextLink } from '#src/ui/link.tsx';
import { ErrorNotice } from '#src/ui/panel.tsx';
import { SkeletonLine } from '#src/ui/skeleton.tsx';

export const Route = createFileRoute('/_signed-in/_employer/jobs/$jobId/applications')({
  staticData: {
    title: msg`Applications`,
    forbidden: msg`You do not have permission to view these applications`,
  },
  validateSearch: (search: Partial<ReviewSearch> & SearchSchemaInput): ReviewSearch =>
    readReviewSearch(search),
  search: { middlewares: [stripSearchParams({ page: 1, sort: 'newest' })] },
  // The opened details don't affect the list.
  loaderDeps: ({ search: { open: _open, ...list } }) => list,
  loader: async ({ context: { queryClient }, params: { jobId }, deps }) => {
    // Not awaited: the previous list stays while the next loads, and shows its own errors.
    void queryClient.prefetchQuery(listJobApplicationsQuery(jobId, deps));
    void queryClient.prefetchQuery(listJobLabelsQuery(jobId));
    await queryClient.ensureQueryData(getJobQuery(jobId));
  },
  pendingComponent: JobApplicationsPending,
  errorComponent: JobApplicationsError,
  component: JobApplicationsPage,
});

function JobApplicationsPage() {
  const { t, i18n } = useLingui();
  const { jobId } = Route.useParams();
  const search = Route.useSearch();
  const { user } = Route.useRouteContext();
  const { data: job } = useSuspenseQuery(getJobQuery(jobId));

  if (user._id !== job.employer?._id) return <Forbidden />;
  return (
    <JobApplications
      key={jobId}
      job={job}
      search={search}
      renderMessages={(application, focus) => (
        <Messages
          key={application._id}
          application={application}
          side="employer"
          otherName={shownCandidate(i18n, application)}
          {...focus}
        />
      )}
      renderPage={(page) => (
        <ScreenPage
          {...page}
          lead={
            <TextLink to="/jobs/$jobId" params={{ jobId }}>
              {job.title || t`Job title not available`}
            </TextLink>
          }
          back={<BackToDashboard />}
        />
      )}
    />
  );
}

function BackToDashboard() {
  return (
    <BackLink to="/dashboard">
      <Trans>Back to Dashboard</Trans>
    </BackLink>
  );
}

function JobApplicationsPending() {
  return (
    <ScreenPage back={<BackToDashboard />} lead={<SkeletonLine className="h-6 w-48" />}>
      <ReviewSkeleton />
    </ScreenPage>
  );
}

function JobApplicationsError(props: ErrorComponentProps) {
  const { t } = useLingui();
  if (!(props.error instanceof ApiError)) {
    return (
      <ScreenPage back={<BackToDashboard />}>
        <ErrorNotice
          text={t`Error displaying applications. Please refresh the page.`}
          onRetry={reloadPage}
        />
      </ScreenPage>
    );
  }
  const { status } = props.error;
  if (status === 403) return <Forbidden />;
  return (
    <RouteError {...props} failure={listJobApplicationsFailure} missing={<JobUnavailable />} />
  );
}
