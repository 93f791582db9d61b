import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, type ErrorComponentProps, useNavigate } from '@tanstack/react-router';
import { listMessagesQuery } from '#src/api/application-messages.ts';
import { getApplicationFailure, getApplicationQuery } from '#src/api/applications.ts';
import { isFromFullServer } from '#src/api/unless-unknown.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { Messages } from '#src/features/messages/messages.tsx';
import { ApplicationDetails } from '#src/features/my-applications/application-details.tsx';
import { WithdrawButton } from '#src/features/my-applications/withdraw-button.tsx';
import { ScreenFailure } from '#src/features/shell/screen-failure.tsx';
import { ScreenPage } from '#src/features/shell/screen-page.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Dotted } from '#src/ui/dotted.tsx';
import { Link } from '#src/ui/link.tsx';
import { Page } from '#src/ui/page.tsx';

export const Route = createFileRoute('/_signed-in/_candidate/applications/$applicationId')({
  staticData: { title: msg`Application Details` },
  loader: ({ context: { queryClient }, params: { applicationId } }) => {
    // The thread shows its own failure.
    queryClient.infiniteQuery(listMessagesQuery(applicationId)).catch(() => undefined);
    return queryClient.ensureQueryData(getApplicationQuery(applicationId));
  },
  errorComponent: ApplicationError,
  component: ApplicationPage,
});

/** Rule APP-6. */
function ApplicationPage() {
  const { applicationId } = Route.useParams();
  const { data: application } = useSuspenseQuery(getApplicationQuery(applicationId));
  const { t } = useLingui();
  const navigate = useNavigate();
  const { job } = application;
  return (
    <Page
      title={job?.title || t`Job title not available`}
      back={<BackToApplications />}
      lead={
        <Dotted>
          <bdi>{job?.company_name || t`Company name not available`}</bdi>
          <bdi>{job?.location || t`Remote`}</bdi>
        </Dotted>
      }
      actions={
        <div className="flex flex-wrap items-center gap-2">
          {job && !job.removed_at && (
            <Link
              to="/jobs/$jobId"
              params={{ jobId: job._id }}
              className={buttonClass('secondary', 'small')}
            >
              <Trans>View Job Details</Trans>
            </Link>
          )}
          <WithdrawButton
            application={application}
            onWithdrawn={() => navigate({ to: '/applications' })}
          />
        </div>
      }
    >
      <ApplicationDetails
        application={application}
        messages={
          isFromFullServer(application) && (
            <Messages
              application={application}
              side="candidate"
              otherName={job?.company_name || t`Employer`}
            />
          )
        }
      />
    </Page>
  );
}

function ApplicationError({ error }: ErrorComponentProps) {
  return (
    <ScreenPage back={<BackToApplications />}>
      <ScreenFailure
        error={error}
        failure={getApplicationFailure}
        missing={errorMessages.applicationNotFound}
      />
    </ScreenPage>
  );
}

function BackToApplications() {
  return (
    <BackLink to="/applications">
      <Trans>Back to Applications</Trans>
    </BackLink>
  );
}
