import { Trans, useLingui } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { jobQueries } from '../../api/jobs.ts';
import { toJobTab } from '../../features/posting/job-tabs.ts';
import { MyPostedJobs } from '../../features/posting/my-posted-jobs.tsx';
import { Forbidden } from '../../features/shell/forbidden.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';

export const Route = createFileRoute('/_signed-in/my-jobs')({
  // Each kind of user has tabs of its own.
  validateSearch: z.object({ tab: z.catch(z.optional(z.string()), undefined) }),
  loader: ({ context: { queryClient, user } }) => {
    if (user.user_type === 'employer') void queryClient.prefetchQuery(jobQueries.mine(user._id));
  },
  component: MyJobsPage,
});

function MyJobsPage() {
  const { t } = useLingui();
  const { user } = Route.useRouteContext();
  if (user.user_type === 'employer') return <PostedJobsPage employerId={user._id} />;
  return <Forbidden title={t`My Jobs`} />;
}

function PostedJobsPage({ employerId }: { employerId: string }) {
  const { t } = useLingui();
  const { tab } = Route.useSearch();
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
