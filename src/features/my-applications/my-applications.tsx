import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { describeFailure } from '../../api/api-error.ts';
import { applicationQueries, myApplicationsFailure } from '../../api/applications.ts';
import type { StatusFilter } from '../../lib/status-filters.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { QueryStates } from '../../ui/query-states.tsx';
import { ApplicationList, NoApplications } from './application-list.tsx';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';
import { MyApplicationsError } from './my-applications-error.tsx';
import { StatusFilterLinks } from './status-filter.tsx';

/** The candidate's applications, newest first, a page at a time; of one status if `status` is set. */
export function MyApplications({
  candidateId,
  page,
  status,
}: {
  candidateId: string;
  page: number;
  status: StatusFilter | undefined;
}) {
  const query = useQuery(applicationQueries.mine(candidateId, { page, status }));
  return (
    <QueryStates
      query={query}
      skeleton={<ApplicationsSkeleton />}
      failure={(error) => describeFailure(error, myApplicationsFailure)}
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
            // The applications are still those of the other filter.
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
      icon={moreIcons.document}
      title={t`None of your applications have this status.`}
      action={
        <Link to="/applications" className={buttonClass('secondary')}>
          <Trans>Show all applications</Trans>
        </Link>
      }
    />
  );
}
