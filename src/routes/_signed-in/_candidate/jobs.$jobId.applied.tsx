import { msg } from '@lingui/core/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, type ErrorComponentProps, redirect } from '@tanstack/react-router';
import { checkApplicationFailure, checkApplicationQuery } from '#src/api/application-checks.ts';
import { getApplicationQuery } from '#src/api/applications.ts';
import { getJobFailure, getJobQuery } from '#src/api/jobs.ts';
import { Applied } from '#src/features/apply/applied.tsx';
import { JobUnavailable } from '#src/features/jobs/job-unavailable.tsx';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { ScreenPage } from '#src/features/shell/screen-page.tsx';

/** Rule APPLY-6. */
export const Route = createFileRoute('/_signed-in/_candidate/jobs/$jobId/applied')({
  staticData: { title: msg`Application submitted` },
  loader: async ({ context: { queryClient }, params: { jobId } }) => {
    const [, { hasApplied, application }] = await Promise.all([
      queryClient.ensureQueryData(getJobQuery(jobId)),
      queryClient.fetchQuery(checkApplicationQuery(jobId)),
    ]);
    // Nothing to confirm if the user hasn't applied.
    if (!hasApplied) throw redirect({ to: '/jobs/$jobId', params: { jobId }, replace: true });
    // The copy of the application is optional; the confirmation shows without it.
    if (application) await queryClient.prefetchQuery(getApplicationQuery(application._id));
  },
  errorComponent: AppliedError,
  component: AppliedPage,
});

function AppliedPage() {
  const { jobId } = Route.useParams();
  const { data: job } = useSuspenseQuery(getJobQuery(jobId));
  const { data: check } = useSuspenseQuery(checkApplicationQuery(jobId));
  const id = check.application?._id ?? '';
  const { data: application } = useQuery({ ...getApplicationQuery(id), enabled: id !== '' });
  return (
    <ScreenPage>
      <Applied job={job} application={application} />
    </ScreenPage>
  );
}

function AppliedError(props: ErrorComponentProps) {
  const { queryClient } = Route.useRouteContext();
  const { jobId } = Route.useParams();
  const checked = queryClient.getQueryState(checkApplicationQuery(jobId).queryKey);
  const failure = checked?.error === props.error ? checkApplicationFailure : getJobFailure;
  return <RouteError {...props} failure={failure} missing={<JobUnavailable />} />;
}
