import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { describeFailure } from '../../api/api-error.ts';
import { batchCheckFailure, batchCheckQuery } from '../../api/batch-check.ts';
import { jobListFailure, jobQueries } from '../../api/jobs.ts';
import type { JobRow, RecommendedSearch } from '../../contract/job.ts';
import { translate } from '../../lib/message.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState, ErrorNotice } from '../../ui/panel.tsx';

/** Where the pager leads back to: the section, not the top of the dashboard. */
export const RECOMMENDED_ID = 'recommended';

/**
 * A page of jobs that the candidate has not applied to. The server leaves the others out; what was applied
 * to since then, or what a server gives that does not know how, one check of the whole page finds.
 */
export function RecommendedJobs({
  search,
  renderJob,
  skeleton,
}: {
  search: RecommendedSearch;
  renderJob: (job: JobRow) => ReactNode;
  skeleton: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    jobQueries.recommended(search),
  );
  const found = data?.jobs ?? [];
  const check = useQuery({
    ...batchCheckQuery(found.map((job) => job._id)),
    enabled: found.length > 0 && !isPlaceholderData,
  });

  if (error && !data && !isFetching) {
    return (
      <ErrorNotice
        text={translate(i18n, describeFailure(error, jobListFailure))}
        onRetry={() => refetch()}
      />
    );
  }
  if (!data) return skeleton;

  const jobs = found.filter((job) => !check.data?.includes(job._id));
  return (
    <div className="grid gap-4">
      {check.error && !check.isFetching && (
        <ErrorNotice
          text={translate(i18n, describeFailure(check.error, batchCheckFailure))}
          onRetry={() => check.refetch()}
        />
      )}
      <p role="status" className="sr-only">
        <Plural value={jobs.length} one="# job on this page" other="# jobs on this page" />
      </p>
      {found.length === 0 ? (
        <NothingFound search={search} />
      ) : (
        <>
          {jobs.length > 0 ? (
            <ul
              aria-busy={isPlaceholderData}
              className={classNames(
                'grid gap-3 transition-opacity delay-150 duration-150',
                isPlaceholderData && 'opacity-55',
              )}
            >
              {jobs.map((job) => (
                <li key={job._id}>{renderJob(job)}</li>
              ))}
            </ul>
          ) : (
            <EmptyState
              icon="check"
              title={t`You have applied to all jobs on this page.`}
              action={
                <Link to="/jobs" className={buttonClass('secondary')}>
                  <Trans>Browse Jobs</Trans>
                </Link>
              }
            />
          )}
          <Pager page={search.page} totalPages={data.totalPages} hash={RECOMMENDED_ID} />
        </>
      )}
    </div>
  );
}

/** Why there is nothing, and the next step. */
function NothingFound({ search }: { search: RecommendedSearch }) {
  const { t } = useLingui();
  const { page, query, location } = search;
  if (page > 1 || query || location) {
    return (
      <EmptyState
        icon="search"
        title={
          page > 1 ? t`There are no jobs on this page.` : t`No jobs found matching your criteria.`
        }
        action={
          <Link to="/dashboard" hash={RECOMMENDED_ID} className={buttonClass('secondary')}>
            <Trans>Show all recommended jobs</Trans>
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      icon="briefcase"
      title={t`There is no job to recommend right now.`}
      text={t`New jobs appear here as soon as they are posted.`}
      action={
        <Link to="/jobs" className={buttonClass('secondary')}>
          <Trans>Browse Jobs</Trans>
        </Link>
      }
    />
  );
}
