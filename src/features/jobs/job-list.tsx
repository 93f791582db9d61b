import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { failureMessage } from '#src/api/api-error.ts';
import { searchJobsFailure, searchJobsQuery } from '#src/api/jobs.ts';
import type { JobRow } from '#src/contract/jobs/job.ts';
import { PAGES_MAX } from '#src/contract/limits.ts';
import type { JobSearch } from '#src/contract/search/job-search.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { ListRegion } from '#src/ui/list-region.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import type { FilterProps } from './active-filters.ts';
import { JobCard } from './job-card.tsx';
import { JobListSkeleton } from './job-list-skeleton.tsx';

const NoJobs = lazyComponent(async () => (await import('./no-jobs.tsx')).NoJobs);
const BeyondPages = lazyComponent(async () => (await import('./beyond-pages.tsx')).BeyondPages);

/** The search results. The previous ones stay on screen, dimmed, while the next load. */
export function JobList(filters: FilterProps) {
  const { t } = useLingui();
  const { search } = filters;
  const query = useQuery(searchJobsQuery(search));
  return (
    <QueryStates
      query={query}
      skeleton={<JobListSkeleton />}
      failure={(error) => failureMessage(error, searchJobsFailure)}
    >
      {({ jobs, totalPages, next, relaxedFrom = jobs.length }) => (
        <ListRegion
          label={t`Results`}
          page={search.page}
          isStale={query.isPlaceholderData}
          empty={jobs.length === 0 && <NoJobs {...filters} />}
          pager={
            <>
              {jobs.length > 0 && <Pager page={search.page} totalPages={totalPages} />}
              {(search.after || search.page >= PAGES_MAX) && (
                <BeyondPages {...filters} next={next} />
              )}
            </>
          }
        >
          <JobCards jobs={jobs.slice(0, relaxedFrom)} search={search} />
          {relaxedFrom < jobs.length && (
            <>
              <p className="-mb-2 font-medium">
                {relaxedFrom === 0 ? (
                  <Trans>No job has all of these words. Jobs that have some of them:</Trans>
                ) : (
                  <Trans>Jobs that have some of these words:</Trans>
                )}
              </p>
              <JobCards jobs={jobs.slice(relaxedFrom)} search={search} />
            </>
          )}
        </ListRegion>
      )}
    </QueryStates>
  );
}

function JobCards({ jobs, search }: { jobs: readonly JobRow[]; search: JobSearch }) {
  if (jobs.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {jobs.map((job) => (
        <li key={job._id}>
          <JobCard job={job} search={search} />
        </li>
      ))}
    </ul>
  );
}
