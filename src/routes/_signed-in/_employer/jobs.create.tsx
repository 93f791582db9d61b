import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, type ErrorComponentProps, useNavigate } from '@tanstack/react-router';
import { getJobFailure, getJobQuery } from '#src/api/jobs.ts';
import { getProfileQuery } from '#src/api/profile.ts';
import { getSettingsQuery } from '#src/api/settings.ts';
import type { User } from '#src/contract/accounts/user.ts';
import { readParams, readText } from '#src/contract/search-params.ts';
import { QuestionsPreview } from '#src/features/apply/questions-preview.tsx';
import { CreateJob } from '#src/features/employer-jobs/create-job.tsx';
import { toCopy } from '#src/features/employer-jobs/job-form-schema.ts';
import { JobFormSkeleton } from '#src/features/employer-jobs/job-form-skeleton.tsx';
import { type JobBase, newBase } from '#src/features/employer-jobs/job-versions.ts';
import { JobPreview } from '#src/features/jobs/job-preview.tsx';
import { JobUnavailable } from '#src/features/jobs/job-unavailable.tsx';
import { Forbidden } from '#src/features/shell/forbidden.tsx';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { ScreenPage } from '#src/features/shell/screen-page.tsx';
import { jobDraftNames } from '#src/lib/draft-names.ts';

export const Route = createFileRoute('/_signed-in/_employer/jobs/create')({
  staticData: { title: msg`Post a Job` },
  // `from`: the job to copy.
  validateSearch: (search: Record<string, unknown>) => readParams({ from: readText }, search),
  loaderDeps: ({ search: { from } }) => ({ from }),
  loader: async ({ context: { queryClient }, deps: { from } }) => {
    if (from) {
      // The preview shows the company.
      void queryClient.prefetchQuery(getProfileQuery());
      await queryClient.ensureQueryData(getJobQuery(from));
    }
    // These only prefill the company's name and the currency, so failures are ignored.
    else
      await Promise.allSettled([
        queryClient.fetchQuery(getProfileQuery()),
        queryClient.ensureQueryData(getSettingsQuery()),
      ]);
  },
  pendingComponent: CreateJobPending,
  errorComponent: CreateJobError,
  component: CreateJobPage,
});

/** Rule POST-6. */
function CreateJobPage() {
  const { user, queryClient } = Route.useRouteContext();
  const { from } = Route.useSearch();
  if (from) return <CopiedJob key={`${user._id} ${from}`} from={from} user={user} />;
  const profile = queryClient.getQueryData(getProfileQuery().queryKey);
  const settings = queryClient.getQueryData(getSettingsQuery().queryKey);
  return (
    <NewJob
      key={user._id}
      draftName={jobDraftNames.create(user._id)}
      start={newBase({
        contact_email: user.email,
        company_name: profile?.company_name ?? '',
        ...(settings && { salary_currency: settings.salary_currency }),
      })}
    />
  );
}

function CopiedJob({ from, user }: { from: string; user: User }) {
  const { i18n } = useLingui();
  const { data: job } = useSuspenseQuery(getJobQuery(from));
  if (job.employer?._id !== user._id) return <Forbidden />;
  return (
    <NewJob
      draftName={jobDraftNames.copy(user._id, from)}
      start={newBase(toCopy(job, i18n.locale))}
      copyOf={job.title}
    />
  );
}

/** Rule POST-5. */
function NewJob(props: { draftName: string; start: JobBase; copyOf?: string }) {
  const navigate = useNavigate();
  return (
    <ScreenPage>
      <CreateJob
        {...props}
        preview={(job) => (
          <>
            <JobPreview job={job} />
            <QuestionsPreview questions={job.questions} />
          </>
        )}
        onPosted={() => navigate({ to: '/jobs' })}
        onDraftSaved={() => navigate({ to: '/my-jobs', search: { tab: 'drafts' } })}
      />
    </ScreenPage>
  );
}

function CreateJobPending() {
  return (
    <ScreenPage>
      <JobFormSkeleton />
    </ScreenPage>
  );
}

/** Only copying loads a job. */
function CreateJobError(props: ErrorComponentProps) {
  return <RouteError {...props} failure={getJobFailure} missing={<JobUnavailable />} />;
}
