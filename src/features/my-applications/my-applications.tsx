import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { describeFailure } from '../../api/api-error.ts';
import { applicationQueries, myApplicationsFailure } from '../../api/applications.ts';
import { countFiltered } from '../../contract/own-lists.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { ApplicationList } from './application-list.tsx';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';
import { MyApplicationsError } from './my-applications-error.tsx';
import { NoApplications } from './no-applications.tsx';

/**
 * The candidate's applications, newest first, a page at a time. There are tabs once something was
 * withdrawn.
 */
export function MyApplications({
  candidateId,
  page,
  tab,
}: {
  candidateId: string;
  page: number;
  tab: 'live' | 'withdrawn';
}) {
  const { t } = useLingui();
  const status = tab === 'withdrawn' ? tab : undefined;
  const query = useQuery(applicationQueries.mine(candidateId, { page, status }));
  return (
    <QueryStates
      query={query}
      skeleton={<ApplicationsSkeleton />}
      failure={(error) => describeFailure(error, myApplicationsFailure)}
      renderFailure={(text) => <MyApplicationsError text={text} />}
    >
      {(list) => (
        <div className="grid gap-5">
          {(list.counts.withdrawn > 0 || status) && (
            <LinkTabs
              label={t`Which applications`}
              current={tab}
              tabs={[
                {
                  key: 'live',
                  label: t`Applications`,
                  count: countFiltered(list.counts, undefined),
                },
                { key: 'withdrawn', label: t`Withdrawn`, count: list.counts.withdrawn },
              ]}
            />
          )}
          {list.status === status ? (
            <ApplicationList
              list={list}
              page={page}
              isStale={query.isPlaceholderData}
              empty={
                status ? (
                  <NoApplications title={t`You haven’t withdrawn any applications.`} />
                ) : (
                  <NoApplications
                    title={t`No Applications Found`}
                    text={t`You haven't applied to any jobs yet.`}
                  />
                )
              }
            />
          ) : (
            // The applications are still those of the other tab.
            <ApplicationsSkeleton />
          )}
        </div>
      )}
    </QueryStates>
  );
}
