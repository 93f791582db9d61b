import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { describeFailures } from '../../api/api-error.ts';
import { createJob, createJobFailure } from '../../api/job-changes.ts';
import { JobForm } from '../../features/posting/job-form.tsx';
import { useJobDraft } from '../../features/posting/use-job-draft.ts';
import { Forbidden } from '../../features/shell/forbidden.tsx';
import { Page } from '../../ui/page.tsx';

export const Route = createFileRoute('/_signed-in/jobs/create')({ component: CreateJobPage });

function CreateJobPage() {
  const { t } = useLingui();
  const { user } = Route.useRouteContext();
  const navigate = useNavigate();
  const creating = useMutation(createJob());
  const draft = useJobDraft(user._id, { contact_email: user.email });

  if (user.user_type !== 'employer') return <Forbidden title={t`Post a Job`} />;
  return (
    <Page title={t`Post a Job`} width="form">
      <JobForm
        initial={draft.initial}
        onEdit={draft.keep}
        submitLabel={t`Post Job`}
        pending={creating.isPending}
        failures={creating.error ? describeFailures(creating.error, createJobFailure) : []}
        onSubmit={(job) =>
          creating.mutate(job, {
            onSuccess: () => {
              draft.forget();
              return navigate({ to: '/jobs' });
            },
          })
        }
      />
    </Page>
  );
}
