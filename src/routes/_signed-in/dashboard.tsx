import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  createFileRoute,
  redirect,
  type SearchSchemaInput,
  stripSearchParams,
} from '@tanstack/react-router';
import { listNewApplicationsQuery } from '#src/api/application-review.ts';
import { listOwnApplicationsQuery } from '#src/api/applications.ts';
import { listInterviewsQuery } from '#src/api/interviews.ts';
import { searchRecommendedJobsQuery } from '#src/api/jobs.ts';
import { listWaitingQuery } from '#src/api/own-jobs.ts';
import { getProfileQuery } from '#src/api/profile.ts';
import type { User } from '#src/contract/accounts/user.ts';
import { DASHBOARD_PAGE_SIZE } from '#src/contract/limits.ts';
import { type RecommendedSearch, readRecommendedSearch } from '#src/contract/search/job-search.ts';
import { CandidateActionItems } from '#src/features/action-items/candidate-action-items.tsx';
import { EmployerActionItems } from '#src/features/action-items/employer-action-items.tsx';
import { unfinishedApplicationQueries } from '#src/features/action-items/use-unfinished-applications.ts';
import { CandidateSummary } from '#src/features/dashboard/candidate-summary.tsx';
import { ProfileCard } from '#src/features/dashboard/profile-card.tsx';
import {
  JobReasonsLine,
  RECOMMENDED_ID,
  RecommendedJobs,
} from '#src/features/dashboard/recommended-jobs.tsx';
import {
  dashboardJobs,
  EmployerDashboard,
} from '#src/features/employer-jobs/employer-dashboard.tsx';
import { UpcomingInterviews } from '#src/features/interviews/upcoming-interviews.tsx';
import { JobCard } from '#src/features/jobs/job-card.tsx';
import { JobListSkeleton } from '#src/features/jobs/job-list-skeleton.tsx';
import { JobSearchBar } from '#src/features/jobs/job-search-bar.tsx';
import { raiseAlert } from '#src/lib/alerts.ts';
import { hasDashboard } from '#src/lib/config.ts';
import { Page } from '#src/ui/page.tsx';
import { useSearchForm } from '#src/ui/use-search-form.ts';

/** Rule ACCESS-7. */
export const Route = createFileRoute('/_signed-in/dashboard')({
  // `page` serves both variants' lists; the search words are the candidate's.
  validateSearch: (search: Partial<RecommendedSearch> & SearchSchemaInput): RecommendedSearch =>
    readRecommendedSearch(search),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: ({ context: { user }, preload }) => {
    if (hasDashboard(user.user_type)) return;
    if (!preload) raiseAlert('warning', msg`You need employer access for this page.`);
    throw redirect({ to: '/' });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, user }, deps }) => {
    void queryClient.prefetchQuery(listInterviewsQuery(user._id));
    if (user.user_type === 'employer') {
      void queryClient.prefetchQuery(listNewApplicationsQuery(user._id));
      void queryClient.prefetchQuery(listWaitingQuery(user._id));
      void queryClient.prefetchQuery(dashboardJobs(user._id, deps.page));
      return;
    }
    // All requests start at once; each part shows once its data loads.
    void queryClient.prefetchQuery(listOwnApplicationsQuery(user._id));
    void queryClient.prefetchQuery(getProfileQuery());
    for (const unfinished of unfinishedApplicationQueries(user._id))
      void queryClient.prefetchQuery(unfinished);
    void queryClient.prefetchQuery(searchRecommendedJobsQuery(deps));
  },
  component: DashboardPage,
});

/** Rule DASH-1. */
function DashboardPage() {
  const { t } = useLingui();
  const { user } = Route.useRouteContext();
  const { page } = Route.useSearch();
  const firstName = user.first_name;
  return (
    <Page title={t`Dashboard`} lead={t`Welcome, ${firstName}.`}>
      {user.user_type === 'employer' ? (
        <div className="grid gap-10">
          <div className="grid gap-6 empty:hidden lg:flex lg:items-start">
            <div className="min-w-0 grow empty:hidden">
              <EmployerActionItems employerId={user._id} />
            </div>
            <div className="shrink-0 empty:hidden lg:w-88">
              <UpcomingInterviews user={user} />
            </div>
          </div>
          <EmployerDashboard employerId={user._id} page={page} />
        </div>
      ) : (
        <CandidateDashboard user={user} />
      )}
    </Page>
  );
}

/** Rule DASH-2. */
function CandidateDashboard({ user }: { user: User }) {
  const { t } = useLingui();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: isNewest } = useQuery({
    ...searchRecommendedJobsQuery(search),
    select: ({ isPersonal }) => isPersonal === false,
  });
  const { form, readSearchWords } = useSearchForm({
    query: search.query,
    location: search.location,
  });
  return (
    <div className="grid gap-10">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="grid grid-cols-1 gap-6">
          <CandidateActionItems userId={user._id} />
          <CandidateSummary candidateId={user._id} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <UpcomingInterviews user={user} />
          <ProfileCard />
        </div>
      </div>
      <section id={RECOMMENDED_ID} aria-labelledby="recommended-jobs" className="grid gap-5">
        <h2 id="recommended-jobs" className="text-22">
          {isNewest ? t`Newest jobs` : t`Recommended Jobs`}
        </h2>
        <JobSearchBar
          search={search}
          form={form}
          // A search starts at page 1 and keeps the scroll position.
          onSearch={() =>
            navigate({ search: { ...readSearchWords(), page: 1 }, resetScroll: false })
          }
        />
        <RecommendedJobs
          search={search}
          renderJob={(job) => (
            <JobCard job={job} note={job.reasons && <JobReasonsLine reasons={job.reasons} />} />
          )}
          skeleton={<JobListSkeleton count={DASHBOARD_PAGE_SIZE} columns />}
        />
      </section>
    </div>
  );
}
