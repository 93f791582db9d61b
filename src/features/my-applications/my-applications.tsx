import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { failureMessage } from '#src/api/api-error.ts';
import { listOwnApplicationsFailure, listOwnApplicationsQuery } from '#src/api/applications.ts';
import type { StatusFilter } from '#src/entities/application/status-filters.ts';
import { reloadPage } from '#src/lib/connection.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { Card } from '#src/ui/panel.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { ApplicationList, NoApplications } from './application-list.tsx';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';
import { StatusFilterLinks } from './status-filter.tsx';

/** A page of the candidate's applications, newest first, optionally of one `status` (rule APP-1). */
export function MyApplications({
  candidateId,
  page,
  status,
}: {
  candidateId: string;
  page: number;
  status: StatusFilter | undefined;
}) {
  const query = useQuery(listOwnApplicationsQuery(candidateId, { page, status }));
  return (
    <QueryStates
      query={query}
      skeleton={<ApplicationsSkeleton />}
      failure={(error) => failureMessage(error, listOwnApplicationsFailure)}
      renderFailure={(text) => <MyApplicationsError text={text} />}
    >
      {(list) => (
        <div className="grid grid-cols-1 gap-4">
          <StatusFilterLinks counts={list.counts} current={status} />
          {list.status === status ? (
            <ApplicationList
              list={list}
              page={page}
              isStale={query.isPlaceholderData}
              empty={<Nothing status={status} />}
            />
          ) : (
            // The data still belongs to the previous filter.
            <ApplicationsSkeleton />
          )}
        </div>
      )}
    </QueryStates>
  );
}

function Nothing({ status }: { status: StatusFilter | undefined }) {
  const { t } = useLingui();
  if (!status)
    return (
      <NoApplications
        title={t`No Applications Found`}
        text={t`You haven't applied to any jobs yet.`}
      />
    );
  if (status === 'withdrawn')
    return <NoApplications title={t`You haven’t withdrawn any applications.`} />;
  return (
    <EmptyState
      spot="folder"
      title={t`None of your applications have this status.`}
      action={
        <Link to="/applications" className={buttonClass('secondary')}>
          <Trans>Show all applications</Trans>
        </Link>
      }
    />
  );
}

/** Explains the error, its possible cause and what to do (rule APP-3). */
function MyApplicationsError({ text }: { text: string }) {
  return (
    <Card className="grid justify-items-start gap-4 p-6">
      <div>
        <h2 className="text-18">
          <Trans>We couldn’t show your applications</Trans>
        </h2>
        <p role="alert" className="mt-2 font-medium text-danger">
          {text}
        </p>
      </div>
      <div>
        <p>
          <Trans>This may be because of:</Trans>
        </p>
        <ul className="mt-2 grid list-disc gap-1 ps-5 text-muted">
          <li>
            <Trans>a temporary server issue</Trans>
          </li>
          <li>
            <Trans>your session may have expired</Trans>
          </li>
          <li>
            <Trans>network problems</Trans>
          </li>
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={reloadPage}>
          <Trans>Try Again</Trans>
        </Button>
        <Link to="/dashboard" className={buttonClass('secondary')}>
          <Trans>Return to Dashboard</Trans>
        </Link>
      </div>
    </Card>
  );
}
