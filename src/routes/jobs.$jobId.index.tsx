import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import {
  createFileRoute,
  type ErrorComponentProps,
  useLocation,
  useNavigate,
  useRouter,
} from '@tanstack/react-router';
import { checkApplicationQuery } from '#src/api/application-checks.ts';
import { getMeQuery, useSession } from '#src/api/auth.ts';
import { getJobFailure, getJobQuery, getSimilarJobsQuery } from '#src/api/jobs.ts';
import { isGone } from '#src/contract/jobs/job-status.ts';
import { ApplyPanel, CandidatePanel } from '#src/features/apply/apply-panel.tsx';
import { OwnerPanel } from '#src/features/employer-jobs/owner-panel.tsx';
import { JobDescription } from '#src/features/jobs/job-description.tsx';
import { JobFacts } from '#src/features/jobs/job-facts.tsx';
import { JobHeader } from '#src/features/jobs/job-header.tsx';
import { JobPageSkeleton } from '#src/features/jobs/job-page-skeleton.tsx';
import { jobPosting } from '#src/features/jobs/job-posting.ts';
import { summarizeJob } from '#src/features/jobs/job-summary.ts';
import { JobUnavailable } from '#src/features/jobs/job-unavailable.tsx';
import { NotOpenNotice } from '#src/features/jobs/not-open-notice.tsx';
import { ShareButton } from '#src/features/jobs/share-button.tsx';
import { SimilarJobs } from '#src/features/jobs/similar-jobs.tsx';
import { RouteError } from '#src/features/shell/route-error.tsx';
import { useClock } from '#src/lib/clock.tsx';
import { useOrigin } from '#src/lib/origin.tsx';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { StructuredData } from '#src/ui/structured-data.tsx';

export const Route = createFileRoute('/jobs/$jobId/')({
  // The skeleton is in the entry chunk, to show while the screen's code loads on slow networks.
  codeSplitGroupings: [['loader', 'component'], ['errorComponent']],
  loader: async ({ context: { queryClient, response }, params: { jobId } }) => {
    // All requests start at once; the browser awaits only the job.
    const similar = queryClient.prefetchQuery(getSimilarJobsQuery(jobId));
    const user = queryClient.getQueryData(getMeQuery().queryKey);
    if (user?.user_type === 'candidate') {
      void queryClient.prefetchQuery(checkApplicationQuery(jobId));
      void CandidatePanel.preload();
    } else if (user) void OwnerPanel.preload();
    const job = await queryClient.ensureQueryData(getJobQuery(jobId));
    if (response && isGone(job)) response.status = 410;
    if (import.meta.env.SSR) await similar;
  },
  pendingComponent: JobPageSkeleton,
  errorComponent: JobError,
  component: JobPage,
});

/** Rule JOBPAGE-6. */
function JobPage() {
  const { jobId } = Route.useParams();
  const { t, i18n } = useLingui();
  const origin = useOrigin();
  const { now } = useClock();
  const { user } = useSession();
  const router = useRouter();
  const navigate = useNavigate();
  const jobSearch = useLocation({ select: ({ state }) => state.jobSearch });
  const { data: job } = useSuspenseQuery(getJobQuery(jobId));
  const leave = () => {
    const here = router.buildLocation({ to: '/jobs/$jobId', params: { jobId } });
    // The user may have navigated away meanwhile.
    if (router.history.location.pathname === here.pathname)
      void navigate({ to: '/my-jobs', replace: true });
  };
  const notOpen = <NotOpenNotice job={job} />;
  return (
    <div className="page-width py-4 md:py-8">
      <PageHead
        title={job.title}
        description={summarizeJob(job, i18n)}
        card={`/cards/jobs/${jobId}.png?v=${job.__v}`}
        isIndexed={job.status !== 'draft'}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <BackLink to="/jobs" search={jobSearch}>
          <Trans>All jobs</Trans>
        </BackLink>
        <ShareButton title={job.title} />
      </div>
      <div className="mt-4">
        <JobHeader job={job} />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="grid content-start gap-8">
          <JobFacts job={job} />
          <JobDescription job={job} />
        </div>
        {/* On a phone the panel is a bar that stays in sight for as long as its parent does. */}
        <div className="max-lg:contents lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:self-start">
          {user && user._id === job.employer?._id ? (
            <OwnerPanel job={job} notOpen={notOpen} onDeleted={leave} />
          ) : (
            <>
              <ApplyPanel
                job={job}
                notOpen={notOpen}
                jobText={<JobDescription job={job} isPreview />}
              />
              <SimilarJobs jobId={jobId} />
            </>
          )}
        </div>
      </div>
      <StructuredData
        data={
          import.meta.env.SSR && [
            jobPosting(job, { origin, now: new Date(now), i18n }),
            breadcrumbList([
              { name: t`Find Jobs`, url: `${origin}/jobs` },
              { name: job.title, url: `${origin}/jobs/${jobId}` },
            ]),
          ]
        }
      />
    </div>
  );
}

function JobError(props: ErrorComponentProps) {
  return <RouteError {...props} failure={getJobFailure} missing={<JobUnavailable />} />;
}
