import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, type ErrorComponentProps, Link } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { applicationQueries, jobApplicationsFailure } from '../../api/applications.ts';
import { jobQueries } from '../../api/jobs.ts';
import { ApplicationsSkeleton } from '../../features/applications/applications-skeleton.tsx';
import { JobApplications } from '../../features/applications/job-applications.tsx';
import { JobUnavailable } from '../../features/jobs/job-unavailable.tsx';
import { Forbidden } from '../../features/shell/forbidden.tsx';
import { RouteError } from '../../features/shell/route-error.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Page } from '../../ui/page.tsx';

export const Route = createFileRoute('/_signed-in/jobs/$jobId/applications')({
  loader: async ({ context: { queryClient }, params: { jobId } }) => {
    await Promise.all([
      queryClient.ensureQueryData(jobQueries.detail(jobId)),
      queryClient.ensureQueryData(applicationQueries.forJob(jobId)),
    ]);
  },
  pendingComponent: JobApplicationsPending,
  errorComponent: JobApplicationsError,
  component: JobApplicationsPage,
});

function JobApplicationsPage() {
  const { t } = useLingui();
  const { jobId } = Route.useParams();
  const { user } = Route.useRouteContext();
  const { data: job } = useSuspenseQuery(jobQueries.detail(jobId));
  const { data: applications } = useSuspenseQuery(applicationQueries.forJob(jobId));

  if (user._id !== job.employer?._id) return <NotYours />;
  return (
    <Page
      title={t`Applications`}
      lead={
        <Link
          to="/jobs/$jobId"
          params={{ jobId }}
          className="text-link underline underline-offset-4"
        >
          {job.title}
        </Link>
      }
      actions={
        <BackLink to="/dashboard">
          <Trans>Back to Dashboard</Trans>
        </BackLink>
      }
    >
      <JobApplications applications={applications} />
    </Page>
  );
}

function NotYours() {
  const { t } = useLingui();
  return (
    <Forbidden
      title={t`Applications`}
      text={t`You do not have permission to view these applications`}
    />
  );
}

function JobApplicationsPending() {
  const { t } = useLingui();
  return (
    <Page title={t`Applications`}>
      <ApplicationsSkeleton />
    </Page>
  );
}

function JobApplicationsError(props: ErrorComponentProps) {
  const status = props.error instanceof ApiError ? props.error.status : 0;
  if (status === 403) return <NotYours />;
  if (status === 404) return <JobUnavailable />;
  return <RouteError {...props} texts={jobApplicationsFailure} />;
}
