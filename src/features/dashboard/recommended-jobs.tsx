import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureMessage } from '#src/api/api-error.ts';
import { checkApplicationsFailure, checkApplicationsQuery } from '#src/api/batch-check.ts';
import { searchJobsFailure, searchRecommendedJobsQuery } from '#src/api/jobs.ts';
import type { JobReasons, JobRow } from '#src/contract/jobs/job.ts';
import type { RecommendedSearch } from '#src/contract/search/job-search.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Dotted } from '#src/ui/dotted.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { ListRegion } from '#src/ui/list-region.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { QueryFailure, QueryStates } from '#src/ui/query-states.tsx';

/** The pager's target: the section, not the top of the dashboard. */
export const RECOMMENDED_ID = 'recommended';

/**
 * A page of jobs that the candidate has not applied to. The server excludes the others; one check of the whole page
 * also catches later applications and servers that can't exclude (rule DASH-3).
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
  const query = useQuery(searchRecommendedJobsQuery(search));
  const found = query.data?.jobs ?? [];
  const check = useQuery({
    ...checkApplicationsQuery(found.map((job) => job._id)),
    enabled: found.length > 0 && !query.isPlaceholderData,
  });
  const jobs = found.filter((job) => !check.data?.includes(job._id));
  return (
    <QueryStates
      query={query}
      skeleton={skeleton}
      failure={(error) => failureMessage(error, searchJobsFailure)}
    >
      {({ totalPages }) => (
        <div className="grid gap-4">
          <QueryFailure
            query={check}
            failure={(error) => failureMessage(error, checkApplicationsFailure)}
          />
          <ListRegion
            className="grid gap-4"
            page={search.page}
            isStale={query.isPlaceholderData}
            status={
              <p role="status" className="sr-only">
                <Plural value={jobs.length} one="# job on this page" other="# jobs on this page" />
              </p>
            }
            empty={found.length === 0 && <NothingFound search={search} />}
            pager={
              found.length > 0 && (
                <Pager page={search.page} totalPages={totalPages} hash={RECOMMENDED_ID} />
              )
            }
          >
            {jobs.length > 0 ? (
              <ul className="grid gap-3 lg:grid-cols-2">
                {jobs.map((job) => (
                  <li key={job._id} className="grid">
                    {renderJob(job)}
                  </li>
                ))}
              </ul>
            ) : (
              <AppliedToAll />
            )}
          </ListRegion>
        </div>
      )}
    </QueryStates>
  );
}

function AppliedToAll() {
  const { t } = useLingui();
  return (
    <EmptyState
      spot="bunting"
      title={t`You have applied to all jobs on this page.`}
      action={<BrowseJobs />}
    />
  );
}

/** Explains an empty list and offers the next step. */
function NothingFound({ search }: { search: RecommendedSearch }) {
  const { t } = useLingui();
  const { page, query, location } = search;
  if (page > 1 || query || location) {
    return (
      <EmptyState
        spot="search"
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
      spot="bench"
      title={t`There is no job to recommend right now.`}
      text={t`New jobs appear here as soon as they are posted.`}
      action={<BrowseJobs />}
    />
  );
}

function BrowseJobs() {
  return (
    <Link to="/jobs" className={buttonClass('secondary')}>
      <Trans>Browse Jobs</Trans>
    </Link>
  );
}

/** Says in one line why a job is recommended; renders nothing without reasons. */
export function JobReasonsLine({ reasons }: { reasons: JobReasons }) {
  const { t } = useLingui();
  const { skills, title, place, level, applied } = reasons;
  const parts = [
    title && t`Fits your title`,
    skills > 0 &&
      t({ message: plural(skills, { one: '# of your skills', other: '# of your skills' }) }),
    place,
    level && t`Your level`,
    applied && t`Similar to a job you applied for`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="mt-2 flex items-start gap-1.5 text-14 text-success">
      <Icon name="check" width="16" height="16" className="mt-0.5 shrink-0" />
      <Dotted>{parts}</Dotted>
    </p>
  );
}
