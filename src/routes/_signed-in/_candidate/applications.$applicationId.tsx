import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import {
  createFileRoute,
  type ErrorComponentProps,
  Link,
  useNavigate,
  useRouter,
} from '@tanstack/react-router';
import { ApiError, describeFailure } from '../../../api/api-error.ts';
import { applicationFailure, applicationQueries } from '../../../api/applications.ts';
import { ApplicationDetails } from '../../../features/my-applications/application-details.tsx';
import { WithdrawButton } from '../../../features/my-applications/withdraw-button.tsx';
import { ScreenPage } from '../../../features/shell/screen-page.tsx';
import { translate } from '../../../lib/message.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { ErrorNotice, Notice } from '../../../ui/panel.tsx';

export const Route = createFileRoute('/_signed-in/_candidate/applications/$applicationId')({
  staticData: { title: msg`Application Details` },
  loader: ({ context: { queryClient }, params: { applicationId } }) =>
    queryClient.ensureQueryData(applicationQueries.detail(applicationId)),
  errorComponent: ApplicationError,
  component: ApplicationPage,
});

function ApplicationPage() {
  const { applicationId } = Route.useParams();
  const { data: application } = useSuspenseQuery(applicationQueries.detail(applicationId));
  const navigate = useNavigate();
  const { job } = application;
  return (
    <ScreenPage actions={<BackToApplications />}>
      <ApplicationDetails application={application} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {job && (
          <Link to="/jobs/$jobId" params={{ jobId: job._id }} className={buttonClass('secondary')}>
            <Trans>View Job Details</Trans>
          </Link>
        )}
        <WithdrawButton
          application={application}
          onWithdrawn={() => navigate({ to: '/applications' })}
        />
      </div>
    </ScreenPage>
  );
}

function ApplicationError({ error }: ErrorComponentProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <ScreenPage actions={<BackToApplications />}>
      {isMissing ? (
        <Notice tone="warning">
          <Trans>Application not found</Trans>
        </Notice>
      ) : (
        <ErrorNotice
          text={
            error instanceof ApiError
              ? translate(i18n, describeFailure(error, applicationFailure))
              : t`An unexpected error occurred`
          }
          onRetry={() => router.invalidate()}
        />
      )}
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
