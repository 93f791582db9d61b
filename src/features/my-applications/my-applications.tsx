import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { describeFailure } from '../../api/api-error.ts';
import { applicationQueries, myApplicationsFailure } from '../../api/applications.ts';
import { QueryStates } from '../../ui/query-states.tsx';
import { ApplicationList } from './application-list.tsx';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';
import { MyApplicationsError } from './my-applications-error.tsx';
import { NoApplications } from './no-applications.tsx';

/** The candidate's applications, newest first, a page at a time. */
export function MyApplications({ candidateId, page }: { candidateId: string; page: number }) {
  const { t } = useLingui();
  const query = useQuery(applicationQueries.mine(candidateId, { page, status: undefined }));
  return (
    <QueryStates
      query={query}
      skeleton={<ApplicationsSkeleton />}
      failure={(error) => describeFailure(error, myApplicationsFailure)}
      renderFailure={(text) => <MyApplicationsError text={text} />}
    >
      {(list) => (
        <ApplicationList
          list={list}
          page={page}
          isStale={query.isPlaceholderData}
          empty={
            <NoApplications
              title={t`No Applications Found`}
              text={t`You haven't applied to any jobs yet.`}
            />
          }
        />
      )}
    </QueryStates>
  );
}
