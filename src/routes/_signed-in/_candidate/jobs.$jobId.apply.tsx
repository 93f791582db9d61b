import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import {
  createFileRoute,
  type ErrorComponentProps,
  redirect,
  useRouter,
} from '@tanstack/react-router';
import { checkApplicationFailure, checkApplicationQuery } from '#src/api/application-checks.ts';
import { getJobFailure, getJobQuery } from '#src/api/jobs.ts';
import { getProfileQuery } from '#src/api/profile.ts';
import { isExpired, isLive } from '#src/contract/jobs/job-status.ts';
import { companyNameOf } from '#src/entities/job/company-name.ts';
import { BesideJob } from '#src/features/apply/beside-job.tsx';
import { ClosedToApplications } from '#src/features/apply/closed-to-applications.tsx';
import { FullApplyForm } from '#src/features/apply/full-apply-form.tsx';
import { JobDescription } from '#src/features/jobs/job-description.tsx';
import { JobUnavailable } from '#src/features/jobs/job-unavailable.tsx';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Page } from '#src/ui/page.tsx';

export const Route = createFileRoute('/_signed-in/_candidate/jobs/$jobId/apply')({
  staticData: {
    title: msg`Full application form`,
    forbidden: msg`Only candidates can apply for jobs`,
  },
  loader: async ({ context: { queryClient }, params: { jobId } }) => {
    void queryClient.prefetchQuery(getProfileQuery());
    const [, { hasApplied }] = await Promise.all([
      queryClient.ensureQueryData(getJobQuery(jobId)),
      queryClient.fetchQuery(checkApplicationQuery(jobId)),
    ]);
    if (!hasApplied) return;
    // The job's panel says why (rule APPLY-6).
    throw redirect({ to: '/jobs/$jobId', params: { jobId }, replace: true });
  },
  errorComponent: ApplyError,
  component: ApplyPage,
});

function ApplyPage() {
  const { t } = useLingui();
  const { jobId } = Route.useParams();
  const { user } = Route.useRouteContext();
  const router = useRouter();
  const { data: job } = useSuspenseQuery(getJobQuery(jobId));
  const isOpen = isLive(job) && !isExpired(job);
  return (
    <Page
      title={t`Apply for ${job.title}`}
      lead={companyNameOf(job)}
      isForm={!isOpen}
      back={
        <BackLink to="/jobs/$jobId" params={{ jobId }} state>
          <Trans>Back to the job</Trans>
        </BackLink>
      }
    >
      {isOpen ? (
        <BesideJob text={<JobDescription job={job} isPreview />}>
          <FullApplyForm
            key={user._id}
            job={job}
            user={user}
            // The job closed, or the user applied in another tab: the loader decides what to show.
            onRefused={() => router.invalidate()}
            onApplied={() =>
              router.navigate({
                to: '/jobs/$jobId/applied',
                params: { jobId },
                replace: true,
                ignoreBlocker: true,
              })
            }
          />
        </BesideJob>
      ) : (
        <ClosedToApplications job={job} userId={user._id} />
      )}
    </Page>
  );
}

function ApplyError(props: ErrorComponentProps) {
  const { queryClient } = Route.useRouteContext();
  const { jobId } = Route.useParams();
  const checked = queryClient.getQueryState(checkApplicationQuery(jobId).queryKey);
  const failure = checked?.error === props.error ? checkApplicationFailure : getJobFailure;
  return <RouteError {...props} failure={failure} missing={<JobUnavailable />} />;
}
