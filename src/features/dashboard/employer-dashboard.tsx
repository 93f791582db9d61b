import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { describeFailure } from '../../api/api-error.ts';
import { jobQueries, myJobsFailure } from '../../api/jobs.ts';
import { showText } from '../../lib/text.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EmptyState, ErrorNotice } from '../../ui/panel.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { DeleteJobButton } from './delete-job-button.tsx';
import { OwnJobCard } from './own-job-card.tsx';

/** The employer's own jobs, newest first. */
export function EmployerDashboard({ employerId }: { employerId: string }) {
  const { t } = useLingui();
  const { isFetching, refetch } = useQuery(jobQueries.mine(employerId));
  return (
    <section aria-label={t`My Posted Jobs`} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-22">
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
      <OwnJobs employerId={employerId} />
    </section>
  );
}

function OwnJobs({ employerId }: { employerId: string }) {
  const { t, i18n } = useLingui();
  const { data: jobs, error, isFetching, refetch } = useQuery(jobQueries.mine(employerId));

  if (error && !isFetching) {
    return (
      <ErrorNotice
        text={showText(i18n, describeFailure(error, myJobsFailure))}
        onRetry={() => refetch()}
      />
    );
  }
  if (!jobs) return <OwnJobsSkeleton />;
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
    <ul className="grid gap-3 lg:grid-cols-2">
      {jobs.map((job) => (
        <li key={job._id} className="grid">
          <OwnJobCard job={job} action={<DeleteJobButton job={job} />} />
        </li>
      ))}
    </ul>
  );
}

function OwnJobsSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-3 lg:grid-cols-2">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place} className="grid gap-4 rounded border border-line bg-surface p-5">
            <Bone className="h-5 w-3/5" />
            <Bone className="h-4 w-2/5" />
            <Bone className="h-9 w-40" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
