import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { applicationQueries } from '../../api/applications.ts';
import { APPLICATION_TABS } from '../../features/applications/application-tabs.ts';
import { MyJobApplications } from '../../features/applications/my-job-applications.tsx';
import { Forbidden } from '../../features/shell/forbidden.tsx';
import { Page } from '../../ui/page.tsx';

export const Route = createFileRoute('/_signed-in/my-jobs')({
  validateSearch: z.object({ tab: z.catch(z.optional(z.string()), undefined) }),
  loader: ({ context: { queryClient, user } }) => {
    if (user.user_type === 'candidate') void queryClient.prefetchQuery(applicationQueries.mine());
  },
  component: MyJobsPage,
});

function MyJobsPage() {
  const { user } = Route.useRouteContext();
  return user.user_type === 'candidate' ? <CandidateJobs /> : <EmployerJobs />;
}

function CandidateJobs() {
  const { t } = useLingui();
  const search = Route.useSearch();
  const tab = APPLICATION_TABS.find((one) => one === search.tab) ?? 'pending';
  return (
    <Page title={t`My Job Applications`}>
      <MyJobApplications tab={tab} />
    </Page>
  );
}

function EmployerJobs() {
  const { t } = useLingui();
  return <Forbidden title={t`My Posted Jobs`} />;
}
