import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { applicationQueries } from '../../api/applications.ts';
import { jobQueries } from '../../api/jobs.ts';
import { toApplicationTab } from '../../features/applications/application-tabs.ts';
import { MyJobApplications } from '../../features/applications/my-job-applications.tsx';
import { toJobTab } from '../../features/posting/job-tabs.ts';
import { MyPostedJobs } from '../../features/posting/my-posted-jobs.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';

export const Route = createFileRoute('/_signed-in/my-jobs')({
  // Each kind of user has tabs of its own.
  validateSearch: z.object({ tab: z.catch(z.optional(z.string()), undefined) }),
  loader: ({ context: { queryClient, user } }) => {
    if (user.user_type === 'employer') void queryClient.prefetchQuery(jobQueries.mine(user._id));
    else void queryClient.prefetchQuery(applicationQueries.mine());
  },
  component: MyJobsPage,
});

function MyJobsPage() {
  const { user } = Route.useRouteContext();
  const { tab } = Route.useSearch();
  if (user.user_type === 'candidate') return <AppliedJobsPage tab={tab} />;
  return <PostedJobsPage employerId={user._id} tab={tab} />;
}

function AppliedJobsPage({ tab }: { tab: string | undefined }) {
  const { t } = useLingui();
  return (
    <Page title={t`My Job Applications`}>
      <MyJobApplications tab={toApplicationTab(tab)} />
    </Page>
  );
}

function PostedJobsPage({ employerId, tab }: { employerId: string; tab: string | undefined }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`My Posted Jobs`}
      actions={
        <Link to="/jobs/create" className={buttonLook('primary')}>
          <Icon name="plus" />
          <Trans>Post New Job</Trans>
        </Link>
      }
    >
      <MyPostedJobs employerId={employerId} tab={toJobTab(tab)} />
    </Page>
  );
}
