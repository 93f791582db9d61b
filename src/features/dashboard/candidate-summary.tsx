import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { describeFailure } from '../../api/api-error.ts';
import { applicationQueries, myApplicationsFailure } from '../../api/applications.ts';
import { translate } from '../../lib/message.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card, ErrorNotice } from '../../ui/panel.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';

/** The first page of My Applications: it has the total, and is cached when that screen opens. */
export const newestApplications = (candidateId: string) =>
  applicationQueries.mine(candidateId, { page: 1, status: undefined });

/**
 * The number of the candidate's applications with a link to them, or to the jobs when there are
 * none.
 */
export function CandidateSummary({ candidateId }: { candidateId: string }) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(newestApplications(candidateId));

  if (error && !data && !isFetching) {
    return (
      <ErrorNotice
        text={translate(i18n, describeFailure(error, myApplicationsFailure))}
        onRetry={() => refetch()}
      />
    );
  }
  return (
    <Card className="p-6">
      <h2 className="mb-4 text-18">
        <Trans>Recent Applications</Trans>
      </h2>
      {data ? (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-muted">
            <Plural
              value={data.total}
              _0="You haven't applied to any jobs yet."
              one="You have sent # application."
              other="You have sent # applications."
            />
          </p>
          {data.total > 0 ? (
            <Link to="/applications" className={buttonClass('secondary')}>
              <Trans>My Applications</Trans>
            </Link>
          ) : (
            <Link to="/jobs" className={buttonClass('primary')}>
              <Trans>Browse Jobs</Trans>
            </Link>
          )}
        </div>
      ) : (
        <Skeleton>
          <SkeletonLine className="h-11 w-full" />
        </Skeleton>
      )}
    </Card>
  );
}
