import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { searchJobsQuery } from '#src/api/jobs.ts';
import { readJobSearch } from '#src/contract/search/job-search.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { JobCard } from './job-card.tsx';
import { JobListSkeleton } from './job-list-skeleton.tsx';

/** Two columns of three. */
const SHOWN = 6;

/** The visitor's first page of the job list, shared with other pages. */
export const newestJobs = searchJobsQuery(readJobSearch({}));

/** The newest jobs, with a link to all. Optional: renders nothing without jobs or after a failure (rule HOME-3). */
export function NewestJobs() {
  const headingId = useId();
  const { data, isPending } = useQuery(newestJobs);
  if (!isPending && !data?.jobs.length) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={headingId} className="text-28">
          <Trans>Newest jobs</Trans>
        </h2>
        <Link to="/jobs" className={buttonClass('secondary')}>
          <Trans>See all jobs</Trans>
        </Link>
      </div>
      {data ? (
        <ul className="grid gap-3 lg:grid-cols-2">
          {data.jobs.slice(0, SHOWN).map((job) => (
            <li key={job._id} className="grid">
              <JobCard job={job} level="h3" />
            </li>
          ))}
        </ul>
      ) : (
        <JobListSkeleton count={SHOWN} columns />
      )}
    </section>
  );
}
