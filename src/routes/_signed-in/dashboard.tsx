import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { applicationQueries } from '../../api/applications.ts';
import { jobQueries } from '../../api/jobs.ts';
import { CandidateSummary } from '../../features/dashboard/candidate-summary.tsx';
import { EmployerDashboard } from '../../features/dashboard/employer-dashboard.tsx';
import { SearchCard } from '../../features/home/search-card.tsx';
import { DeleteJobButton } from '../../features/posting/delete-job-button.tsx';
import { EditJobLink } from '../../features/posting/edit-job-link.tsx';
import { OwnJobCard } from '../../features/posting/own-job-card.tsx';
import { OwnJobsSkeleton } from '../../features/posting/own-jobs-skeleton.tsx';
import { raiseAlert } from '../../lib/alerts.ts';
import { dashboardAccess } from '../../lib/config.ts';
import { Page } from '../../ui/page.tsx';

export const Route = createFileRoute('/_signed-in/dashboard')({
  beforeLoad: ({ context: { user }, preload }) => {
    if (dashboardAccess === 'everyone' || user.user_type === 'employer') return;
    if (!preload) raiseAlert('warning', msg`You need employer access for this page.`);
    throw redirect({ to: '/' });
  },
  loader: ({ context: { queryClient, user } }) => {
    if (user.user_type === 'employer') void queryClient.prefetchQuery(jobQueries.mine(user._id));
    else void queryClient.prefetchQuery(applicationQueries.mine());
  },
  component: DashboardPage,
});

function DashboardPage() {
  const { t } = useLingui();
  const { user } = Route.useRouteContext();
  const firstName = user.first_name;
  return (
    <Page title={t`Dashboard`} lead={t`Welcome, ${firstName}.`}>
      {user.user_type === 'employer' ? (
        <EmployerDashboard
          employerId={user._id}
          skeleton={<OwnJobsSkeleton />}
          renderJob={(job, onDeleted) => (
            <OwnJobCard
              job={job}
              action={
                <>
                  {job.status !== 'draft' && <EditJobLink job={job} />}
                  <DeleteJobButton job={job} onDeleted={onDeleted} />
                </>
              }
            />
          )}
        />
      ) : (
        <div className="grid gap-6">
          <CandidateSummary />
          <SearchCard title={t`Search for jobs`} />
        </div>
      )}
    </Page>
  );
}
