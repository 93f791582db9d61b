import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { describeFailure } from '../../api/api-error.ts';
import { myJobsFailure, myJobsQuery } from '../../api/own-jobs.ts';
import type { JobRow } from '../../contract/job.ts';
import { translate } from '../../lib/message.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState, ErrorNotice } from '../../ui/panel.tsx';
import { useRescuedFocus } from '../../ui/use-rescued-focus.ts';

/** One page of the employer's own jobs, in every status. */
export const dashboardJobs = (employerId: string, page: number) =>
  myJobsQuery(employerId, { page, status: undefined });

/** Where the pager leads to: the list, not the top of the dashboard. */
const OWN_JOBS_ID = 'own-jobs';

type EmployerDashboardProps = {
  employerId: string;
  page: number;
  /** The card of one job; `onDeleted` is for it to call when the job has left the list. */
  renderJob: (job: JobRow, onDeleted: () => void) => ReactNode;
  skeleton: ReactNode;
  /** In the place of a page past the end. */
  nothingOnPage: ReactNode;
};

/** The employer's own jobs, newest first. */
export function EmployerDashboard(props: EmployerDashboardProps) {
  const { t } = useLingui();
  const { isFetching, isPlaceholderData, refetch } = useQuery(
    dashboardJobs(props.employerId, props.page),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useRescuedFocus(heading, `${props.page} ${isPlaceholderData}`);
  return (
    <section id={OWN_JOBS_ID} aria-label={t`My Posted Jobs`} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="rounded text-22">
          <Trans>My Posted Jobs</Trans>
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" pending={isFetching} onClick={() => refetch()}>
            <Icon name="refresh" />
            <Trans>Refresh</Trans>
          </Button>
          <Link to="/jobs/create" className={buttonClass('primary')}>
            <Icon name="plus" />
            <Trans>Post New Job</Trans>
          </Link>
        </div>
      </div>
      <OwnJobs {...props} onDeleted={() => heading.current?.focus()} />
    </section>
  );
}

function OwnJobs({
  employerId,
  page,
  renderJob,
  skeleton,
  nothingOnPage,
  onDeleted,
}: EmployerDashboardProps & { onDeleted: () => void }) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    dashboardJobs(employerId, page),
  );

  const failure = error && !isFetching && (
    <ErrorNotice
      text={translate(i18n, describeFailure(error, myJobsFailure))}
      retryLabel={t`Retry`}
      onRetry={() => refetch()}
    />
  );
  if (failure && !data) return failure;
  if (!data) return skeleton;
  const { jobs, totalPages } = data;
  if (jobs.length === 0 && !data.total) {
    return (
      <EmptyState
        icon="briefcase"
        title={t`You haven't posted any jobs yet.`}
        text={t`A job is online as soon as you post it.`}
        action={
          <Link to="/jobs/create" className={buttonClass('primary')}>
            <Trans>Post New Job</Trans>
          </Link>
        }
      />
    );
  }
  return (
    <>
      {failure}
      {jobs.length > 0 ? (
        <ul
          aria-busy={isPlaceholderData}
          className={classNames(
            'grid gap-3 transition-opacity delay-150 duration-150 lg:grid-cols-2',
            isPlaceholderData && 'opacity-55',
          )}
        >
          {jobs.map((job) => (
            <li key={job._id} className="grid">
              {renderJob(job, onDeleted)}
            </li>
          ))}
        </ul>
      ) : (
        nothingOnPage
      )}
      <Pager page={page} totalPages={totalPages} hash={OWN_JOBS_ID} />
    </>
  );
}
