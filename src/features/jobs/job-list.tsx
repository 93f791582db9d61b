import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { describeFailure } from '../../api/api-error.ts';
import { jobListFailure, jobQueries } from '../../api/jobs.ts';
import type { JobSearch } from '../../contract/job-search.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ListRegion } from '../../ui/list-region.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/panel.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { JobCard } from './job-card.tsx';
import { JobListSkeleton } from './job-list-skeleton.tsx';

/** The results of a search. Those of the search before stay on screen, dimmed, until the next ones are there. */
export function JobList({ search }: { search: JobSearch }) {
  const { t } = useLingui();
  const query = useQuery(jobQueries.search(search));
  return (
    <QueryStates
      query={query}
      skeleton={<JobListSkeleton />}
      failure={(error) => describeFailure(error, jobListFailure)}
    >
      {({ jobs, totalPages }) => (
        <ListRegion
          label={t`Results`}
          page={search.page}
          isStale={query.isPlaceholderData}
          status={
            <p role="status" className="sr-only">
              <Plural value={jobs.length} one="# job on this page" other="# jobs on this page" />
            </p>
          }
          empty={jobs.length === 0 && <NoJobs isPastEnd={search.page > 1} />}
          pager={jobs.length > 0 && <Pager page={search.page} totalPages={totalPages} />}
        >
          <ul className="grid gap-3">
            {jobs.map((job) => (
              <li key={job._id}>
                <JobCard job={job} search={search} />
              </li>
            ))}
          </ul>
        </ListRegion>
      )}
    </QueryStates>
  );
}

function NoJobs({ isPastEnd }: { isPastEnd: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="search"
      title={
        isPastEnd ? t`There are no jobs on this page.` : t`No jobs found matching your criteria.`
      }
      text={t`Try fewer or other words, or take a filter away.`}
      action={
        <Link to="/jobs" className={buttonClass('secondary')}>
          <Trans>Show all jobs</Trans>
        </Link>
      }
    />
  );
}
