import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { describeFailure } from '../../api/api-error.ts';
import { jobQueries, myJobsFailure } from '../../api/jobs.ts';
import { showText } from '../../lib/text.ts';
import { buttonLook } from '../../ui/button.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { EmptyState, ErrorNotice } from '../../ui/panel.tsx';
import { JOB_TABS, type JobTab, sortIntoTabs } from './job-tabs.ts';
import { ManageJobMenu } from './manage-job-menu.tsx';
import { OwnJobCard } from './own-job-card.tsx';
import { OwnJobsSkeleton } from './own-jobs-skeleton.tsx';

const labels: Record<JobTab, MessageDescriptor> = {
  active: msg`Active Jobs`,
  closed: msg`Closed Jobs`,
  drafts: msg`Drafts`,
};

/** The employer's own jobs, newest first, in tabs. */
export function MyPostedJobs({ employerId, tab }: { employerId: string; tab: JobTab }) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(jobQueries.mine(employerId));
  const list = useRef<HTMLElement>(null);

  if (error && !data && !isFetching) {
    return (
      <ErrorNotice
        text={showText(i18n, describeFailure(error, myJobsFailure))}
        retryLabel={t`Retry`}
        onRetry={() => refetch()}
      />
    );
  }
  if (!data) return <OwnJobsSkeleton />;

  const jobs = sortIntoTabs(data);
  return (
    <div className="grid gap-5">
      <LinkTabs
        label={t`Jobs by status`}
        current={tab}
        tabs={JOB_TABS.map((key) => ({
          key,
          label: i18n._(labels[key]),
          count: jobs[key].length,
        }))}
      />
      <section ref={list} tabIndex={-1} aria-label={i18n._(labels[tab])} className="rounded">
        <h2 className="sr-only">{i18n._(labels[tab])}</h2>
        {jobs[tab].length > 0 ? (
          <ul className="grid gap-3 lg:grid-cols-2">
            {jobs[tab].map((job) => (
              <li key={job._id} className="grid">
                <OwnJobCard
                  job={job}
                  action={
                    <div className="ms-auto">
                      <ManageJobMenu job={job} onMoved={() => list.current?.focus()} />
                    </div>
                  }
                />
              </li>
            ))}
          </ul>
        ) : (
          <NoJobs tab={tab} hasPosted={jobs.active.length + jobs.closed.length > 0} />
        )}
      </section>
    </div>
  );
}

function NoJobs({ tab, hasPosted }: { tab: JobTab; hasPosted: boolean }) {
  const { t } = useLingui();
  if (tab === 'drafts') {
    return (
      <EmptyState
        icon="document"
        title={t`No drafts`}
        text={t`A job that you save as a draft waits here until you publish it.`}
        action={<PostNewJob />}
      />
    );
  }
  if (hasPosted && tab === 'closed') {
    return (
      <EmptyState
        icon="briefcase"
        title={t`No closed jobs`}
        text={t`A job that you close is off the lists and takes no applications. You can reopen it here.`}
      />
    );
  }
  return (
    <EmptyState
      icon="briefcase"
      title={hasPosted ? t`No active jobs` : t`You haven't posted any jobs yet.`}
      text={t`A job is online as soon as you post it.`}
      action={<PostNewJob />}
    />
  );
}

function PostNewJob() {
  return (
    <Link to="/jobs/create" className={buttonLook('primary')}>
      <Trans>Post New Job</Trans>
    </Link>
  );
}
