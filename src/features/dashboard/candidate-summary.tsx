import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { describeFailure } from '../../api/api-error.ts';
import { applicationQueries, myApplicationsFailure } from '../../api/applications.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/panel.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';

/** The first page of My Applications: it has the total, and is cached when that screen opens. */
export const newestApplications = (candidateId: string) =>
  applicationQueries.mine(candidateId, { page: 1, status: undefined });

/**
 * The number of the candidate's applications with a link to them, or to the jobs when there are
 * none.
 */
export function CandidateSummary({ candidateId }: { candidateId: string }) {
  const query = useQuery(newestApplications(candidateId));
  return (
    <QueryStates
      query={query}
      skeleton={
        <SummaryCard>
          <Skeleton>
            <SkeletonLine className="h-11 w-full" />
          </Skeleton>
        </SummaryCard>
      }
      failure={(error) => describeFailure(error, myApplicationsFailure)}
    >
      {({ total }) => (
        <SummaryCard>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-muted">
              <Plural
                value={total}
                _0="You haven't applied to any jobs yet."
                one="You have sent # application."
                other="You have sent # applications."
              />
            </p>
            {total > 0 ? (
              <Link to="/applications" className={buttonClass('secondary')}>
                <Trans>My Applications</Trans>
              </Link>
            ) : (
              <Link to="/jobs" className={buttonClass('primary')}>
                <Trans>Browse Jobs</Trans>
              </Link>
            )}
          </div>
        </SummaryCard>
      )}
    </QueryStates>
  );
}

function SummaryCard({ children }: { children: ReactNode }) {
  return (
    <Card className="p-6">
      <h2 className="mb-4 text-18">
        <Trans>Recent Applications</Trans>
      </h2>
      {children}
    </Card>
  );
}
