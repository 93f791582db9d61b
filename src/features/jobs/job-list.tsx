import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { describeFailure } from '../../api/api-error.ts';
import { jobListFailure, jobQueries } from '../../api/jobs.ts';
import type { JobSearch } from '../../contract/job.ts';
import { translate } from '../../lib/message.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState, ErrorNotice } from '../../ui/panel.tsx';
import { JobCard } from './job-card.tsx';
import { JobListSkeleton } from './job-list-skeleton.tsx';

const noMoreJobs = msg`There are no jobs on this page.`;
const noJobs = msg`No jobs found matching your criteria.`;

/** The results of a search. Those of the search before stay on screen, dimmed, until the next ones are there. */
export function JobList({ search }: { search: JobSearch }) {
  const { i18n, t } = useLingui();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    jobQueries.search(search),
  );

  if (error && !data && !isFetching) {
    return (
      <ErrorNotice
        text={translate(i18n, describeFailure(error, jobListFailure))}
        onRetry={() => refetch()}
      />
    );
  }
  if (!data) return <JobListSkeleton />;

  return (
    <section
      aria-label={t`Results`}
      aria-busy={isPlaceholderData}
      className={classNames(
        'grid gap-6 transition-opacity delay-150 duration-150',
        isPlaceholderData && 'opacity-55',
      )}
    >
      {/* There before and after, also when nothing is found: what changes in it is read out. */}
      <p role="status" className="sr-only">
        <Plural value={data.jobs.length} one="# job on this page" other="# jobs on this page" />
      </p>
      {data.jobs.length === 0 ? (
        <EmptyState
          icon="search"
          title={i18n._(search.page > 1 ? noMoreJobs : noJobs)}
          text={t`Try fewer or other words, or take a filter away.`}
          action={
            <Link to="/jobs" className={buttonClass('secondary')}>
              <Trans>Show all jobs</Trans>
            </Link>
          }
        />
      ) : (
        <>
          <ul className="grid gap-3">
            {data.jobs.map((job) => (
              <li key={job._id}>
                <JobCard job={job} search={search} />
              </li>
            ))}
          </ul>
          <Pager page={search.page} totalPages={data.totalPages} />
        </>
      )}
    </section>
  );
}
