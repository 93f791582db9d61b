import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureMessage } from '#src/api/api-error.ts';
import { listOwnJobsFailure, listOwnJobsQuery } from '#src/api/own-jobs.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { ListRegion } from '#src/ui/list-region.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { Pager } from '#src/ui/pager.tsx';
import { PastEnd } from '#src/ui/past-end.tsx';
import { QueryFailure, QueryStates } from '#src/ui/query-states.tsx';
import { NoOwnJobs, PostNewJob } from './my-posted-jobs.tsx';
import { OwnJobList } from './own-job-list.tsx';
import { OwnJobsSkeleton } from './own-jobs-skeleton.tsx';

/** One page of the employer's own jobs, in every status. */
export const dashboardJobs = (employerId: string, page: number) =>
  listOwnJobsQuery(employerId, { page, status: undefined });

/** The pager's target: the list, not the top of the dashboard. */
const OWN_JOBS_ID = 'own-jobs';

/** The employer's own jobs, newest first (rule DASH-1). */
export function EmployerDashboard({ employerId, page }: { employerId: string; page: number }) {
  const { t } = useLingui();
  const query = useQuery(dashboardJobs(employerId, page));
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  const failure = {
    query,
    failure: (error: Error) => failureMessage(error, listOwnJobsFailure),
    retryLabel: t`Retry`,
  };
  return (
    <section id={OWN_JOBS_ID} aria-label={t`My Posted Jobs`} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="rounded text-22">
          <Trans>My Posted Jobs</Trans>
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="ghost"
            pending={query.isFetching}
            title={t`Refresh`}
            className="w-11 px-0!"
            onClick={() => query.refetch()}
          >
            <Icon name={moreIcons.refresh} />
            <span className="sr-only">
              <Trans>Refresh</Trans>
            </span>
          </Button>
          <PostNewJob hasIcon />
        </div>
      </div>
      <QueryStates
        {...failure}
        query={query}
        skeleton={<OwnJobsSkeleton />}
        empty={({ jobs, total }) => jobs.length === 0 && !total && <NoOwnJobs />}
      >
        {({ jobs, totalPages }) => (
          <>
            <QueryFailure {...failure} />
            <ListRegion
              className="grid gap-5"
              page={page}
              isStale={query.isPlaceholderData}
              empty={jobs.length === 0 && <PastEnd title={t`There are no jobs on this page.`} />}
              pager={<Pager page={page} totalPages={totalPages} hash={OWN_JOBS_ID} />}
              focusTarget={heading}
            >
              <OwnJobList jobs={jobs} onDeleted={focusHeading} />
            </ListRegion>
          </>
        )}
      </QueryStates>
    </section>
  );
}
