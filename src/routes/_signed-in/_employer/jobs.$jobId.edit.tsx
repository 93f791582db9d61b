import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, type ErrorComponentProps, useNavigate } from '@tanstack/react-router';
import { getJobFailure, getJobQuery } from '#src/api/jobs.ts';
import { getProfileQuery } from '#src/api/profile.ts';
import type { User } from '#src/contract/accounts/user.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { QuestionsPreview } from '#src/features/apply/questions-preview.tsx';
import { EditJob } from '#src/features/employer-jobs/edit-job.tsx';
import { JobFormSkeleton } from '#src/features/employer-jobs/job-form-skeleton.tsx';
import { JobPreview } from '#src/features/jobs/job-preview.tsx';
import { Forbidden } from '#src/features/shell/forbidden.tsx';
import { ScreenFailure } from '#src/features/shell/screen-failure.tsx';
import { ScreenPage } from '#src/features/shell/screen-page.tsx';
import { jobDraftNames } from '#src/lib/draft-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';

export const Route = createFileRoute('/_signed-in/_employer/jobs/$jobId/edit')({
  staticData: { title: msg`Edit Job` },
  // Refetched on every opening, since the server refuses changes to an old version.
  preload: false,
  gcTime: 0,
  loader: async ({ context: { queryClient }, params: { jobId } }) => {
    // The preview shows the company.
    void queryClient.prefetchQuery(getProfileQuery());
    await queryClient.fetchQuery({ ...getJobQuery(jobId), staleTime: 0 });
  },
  pendingComponent: EditJobPending,
  errorComponent: EditJobError,
  component: EditJobPage,
});

function EditJobPage() {
  const { jobId } = Route.useParams();
  const { user } = Route.useRouteContext();
  return <OwnJob key={`${user._id} ${jobId}`} jobId={jobId} user={user} />;
}

/** Rule EDIT-4. */
function OwnJob({ jobId, user }: { jobId: string; user: User }) {
  const navigate = useNavigate();
  const { data: job } = useSuspenseQuery(getJobQuery(jobId));
  if (job.employer?._id !== user._id) return <Forbidden text={errorMessages.jobForbidden} />;
  return (
    <ScreenPage lead={job.title}>
      <EditJob
        draftName={jobDraftNames.edit(user._id, jobId)}
        job={job}
        preview={(edited) => (
          <>
            <JobPreview job={edited} />
            <QuestionsPreview questions={edited.questions} />
          </>
        )}
        onSaved={() => navigate({ to: '/dashboard' })}
        onPosted={() => navigate({ to: '/jobs' })}
        onDraftSaved={() => navigate({ to: '/my-jobs', search: { tab: 'drafts' } })}
      />
    </ScreenPage>
  );
}

function EditJobPending() {
  return (
    <ScreenPage>
      <JobFormSkeleton />
    </ScreenPage>
  );
}

function EditJobError({ error }: ErrorComponentProps) {
  return (
    <ScreenPage isForm>
      <div className="grid gap-6">
        <ScreenFailure error={error} failure={getJobFailure} missing={errorMessages.jobNotFound} />
        <div>
          <Link to="/dashboard" className={buttonClass('secondary')}>
            <Trans>Back to Dashboard</Trans>
          </Link>
        </div>
      </div>
    </ScreenPage>
  );
}
