import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { describeFailure } from '../../api/api-error.ts';
import { jobQueries, myJobsFailure } from '../../api/jobs.ts';
import type { Job } from '../../contract/job.ts';
import { showText } from '../../lib/text.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EmptyState, ErrorNotice } from '../../ui/panel.tsx';

type EmployerDashboardProps = {
  employerId: string;
  /** The card of one job; `onDeleted` is for it to call when the job has left the list. */
  renderJob: (job: Job, onDeleted: () => void) => ReactNode;
  skeleton: ReactNode;
};

/** The employer's own jobs, newest first. */
export function EmployerDashboard(props: EmployerDashboardProps) {
  const { t } = useLingui();
  const { isFetching, refetch } = useQuery(jobQueries.mine(props.employerId));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-label={t`My Posted Jobs`} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="rounded text-22">
          <Trans>My Posted Jobs</Trans>
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" pending={isFetching} onClick={() => refetch()}>
            <Icon name="refresh" />
            <Trans>Refresh</Trans>
          </Button>
          <Link to="/jobs/create" className={buttonLook('primary')}>
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
  renderJob,
  skeleton,
  onDeleted,
}: EmployerDashboardProps & { onDeleted: () => void }) {
  const { t, i18n } = useLingui();
  const { data: jobs, error, isFetching, refetch } = useQuery(jobQueries.mine(employerId));

  const failure = error && !isFetching && (
    <ErrorNotice
      text={showText(i18n, describeFailure(error, myJobsFailure))}
      retryLabel={t`Retry`}
      onRetry={() => refetch()}
    />
  );
  if (failure && !jobs) return failure;
  if (!jobs) return skeleton;
  if (jobs.length === 0) {
    return (
      <EmptyState
        icon="briefcase"
        title={t`You haven't posted any jobs yet.`}
        text={t`A job is online as soon as you post it.`}
        action={
          <Link to="/jobs/create" className={buttonLook('primary')}>
            <Trans>Post New Job</Trans>
          </Link>
        }
      />
    );
  }
  return (
    <>
      {failure}
      <ul className="grid gap-3 lg:grid-cols-2">
        {jobs.map((job) => (
          <li key={job._id} className="grid">
            {renderJob(job, onDeleted)}
          </li>
        ))}
      </ul>
    </>
  );
}
