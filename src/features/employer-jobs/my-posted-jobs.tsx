import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureMessage } from '#src/api/api-error.ts';
import { listOwnJobsFailure, listOwnJobsQuery, type OwnJobs } from '#src/api/own-jobs.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { LinkTabs } from '#src/ui/link-tabs.tsx';
import { ListRegion } from '#src/ui/list-region.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { Pager } from '#src/ui/pager.tsx';
import { PastEnd } from '#src/ui/past-end.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { countTabs, JOB_TABS, type JobTab, statusOfTab } from './job-tabs.ts';
import { OwnJobList } from './own-job-list.tsx';
import { OwnJobsSkeleton } from './own-jobs-skeleton.tsx';

const labels: Record<JobTab, MessageDescriptor> = {
  active: msg`Active Jobs`,
  closed: msg`Closed Jobs`,
  drafts: msg`Drafts`,
};

/** The employer's own jobs, newest first, in tabs and pages (rule OWN-1). */
export function MyPostedJobs({
  employerId,
  tab,
  page,
}: {
  employerId: string;
  tab: JobTab;
  page: number;
}) {
  const { t, i18n } = useLingui();
  const query = useQuery(listOwnJobsQuery(employerId, { page, status: statusOfTab[tab] }));
  return (
    <QueryStates
      query={query}
      skeleton={
        <div className="grid gap-5">
          <div className="h-11 border-line border-b" />
          <OwnJobsSkeleton />
        </div>
      }
      failure={(error) => failureMessage(error, listOwnJobsFailure)}
      retryLabel={t`Retry`}
    >
      {(data) => (
        <div className="grid gap-5">
          <LinkTabs
            label={t`Jobs by status`}
            current={tab}
            tabs={JOB_TABS.map((key) => ({
              key,
              label: i18n._(labels[key]),
              count: countTabs(data)?.[key],
            }))}
          />
          {data.status === statusOfTab[tab] ? (
            <JobsOfTab data={data} tab={tab} page={page} isStale={query.isPlaceholderData} />
          ) : (
            // The data still belongs to the previous tab.
            <OwnJobsSkeleton />
          )}
        </div>
      )}
    </QueryStates>
  );
}

type JobsOfTabProps = { data: OwnJobs; tab: JobTab; page: number; isStale: boolean };

function JobsOfTab({ data, tab, page, isStale }: JobsOfTabProps) {
  const { t, i18n } = useLingui();
  const region = useRef<HTMLElement>(null);
  const counts = countTabs(data);
  const hasPosted = counts ? counts.active + counts.closed > 0 : tab !== 'active';
  const focusList = () => region.current?.focus();
  const past = <PastEnd title={t`There are no jobs on this page.`} />;
  return (
    <ListRegion
      ref={region}
      label={i18n._(labels[tab])}
      page={page}
      isStale={isStale}
      status={
        <>
          <h2 className="sr-only">{i18n._(labels[tab])}</h2>
          <ListStatus total={data.total ?? data.jobs.length} />
        </>
      }
      empty={
        data.jobs.length === 0 && (data.total ? past : <NoJobs tab={tab} hasPosted={hasPosted} />)
      }
      pager={<Pager page={page} totalPages={data.totalPages} />}
    >
      <OwnJobList jobs={data.jobs} isInTab onMoved={focusList} onDeleted={focusList} />
    </ListRegion>
  );
}

/** The total for screen readers. Always rendered, since only changes are announced. */
function ListStatus({ total }: { total: number }) {
  return (
    <p role="status" className="sr-only">
      <Plural value={total} one="# job" other="# jobs" />
    </p>
  );
}

function NoJobs({ tab, hasPosted }: { tab: JobTab; hasPosted: boolean }) {
  const { t } = useLingui();
  if (tab === 'drafts') {
    return (
      <EmptyState
        spot="folder"
        title={t`No drafts`}
        text={t`Jobs you save as drafts stay here until you publish them.`}
        action={<PostNewJob />}
      />
    );
  }
  if (hasPosted && tab === 'closed') {
    return (
      <EmptyState
        spot="folder"
        title={t`No closed jobs`}
        text={t`Closed jobs are no longer listed and don’t accept applications. You can reopen them here.`}
      />
    );
  }
  return <NoOwnJobs hasPosted={hasPosted} />;
}

/** Shown when there are no live jobs, or no jobs at all. */
export function NoOwnJobs({ hasPosted = false }: { hasPosted?: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      spot="bench"
      title={hasPosted ? t`No active jobs` : t`You haven't posted any jobs yet.`}
      text={t`A job is online as soon as you post it.`}
      action={<PostNewJob />}
    />
  );
}

export function PostNewJob({ hasIcon = false }: { hasIcon?: boolean }) {
  return (
    <Link to="/jobs/create" className={buttonClass('primary')}>
      {hasIcon && <Icon name={moreIcons.plus} />}
      <Trans>Post New Job</Trans>
    </Link>
  );
}
