import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { statusesWithSameLabel } from '#src/contract/applications/statuses.ts';
import type { JobRow } from '#src/contract/jobs/job.ts';
import { deadlineDay, isExpired, isLive } from '#src/contract/jobs/job-status.ts';
import type { OwnJobRow as OwnJob } from '#src/contract/jobs/own-jobs.ts';
import { CLOSING_DAYS } from '#src/contract/limits.ts';
import { StatusCounts } from '#src/entities/application/status-counts.tsx';
import { jobStatusLabels } from '#src/entities/job/status-labels.ts';
import { useClock } from '#src/lib/clock.tsx';
import { useFormats } from '#src/lib/use-formats.ts';
import { Badge } from '#src/ui/badge.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/link.tsx';
import { Card } from '#src/ui/panel.tsx';
import { ManageJobMenu } from './manage-job-menu.tsx';

/** The stages of an application as employers see them; `hired` includes `accepted` (rule STATUS-1). */
const STAGES = ['pending', 'reviewed', 'interview', 'hired', 'rejected'] as const;

/** The widths of a row's columns, and of their heads. */
const columns =
  'gap-x-6 px-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_12rem_16rem_6.5rem] xl:grid-cols-[minmax(0,1fr)_10rem_30rem_6.5rem]';

type OwnJobListProps = {
  jobs: readonly OwnJob[];
  /** Whether the jobs are in a tab that says their status. */
  isInTab?: boolean;
} & Omit<ComponentProps<typeof ManageJobMenu>, 'job'>;

/** The employer's own jobs as rows. */
export function OwnJobList({ jobs, isInTab = false, ...menu }: OwnJobListProps) {
  return (
    <Card>
      {/* Each row says it all in words. */}
      <p
        aria-hidden="true"
        className={`hidden border-line border-b py-2.5 text-14 text-muted lg:grid ${columns}`}
      >
        <span>
          <Trans>Job</Trans>
        </span>
        <span>
          <Trans>Dates</Trans>
        </span>
        <span>
          <Trans>Applications</Trans>
        </span>
      </p>
      <ul className="divide-y divide-line">
        {jobs.map((job) => (
          <li key={job._id}>
            <OwnJobRow job={job} isInTab={isInTab} menu={<ManageJobMenu job={job} {...menu} />} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type OwnJobRowProps = { job: OwnJob; isInTab: boolean; menu: ReactNode };

/** One of the employer's own jobs: its status, dates and application stages (rule OWN-1). */
function OwnJobRow({ job, isInTab, menu }: OwnJobRowProps) {
  const { t } = useLingui();
  const isDraft = job.status === 'draft';
  // Most jobs are live, so only the others say what they are.
  const hasStatus = isLive(job) ? isExpired(job) : !isInTab;
  return (
    <article
      className={`grid max-xs:flex grid-cols-[minmax(0,1fr)_auto] xs:items-start max-xs:flex-col gap-y-3 py-4 md:max-lg:grid-cols-[minmax(0,1fr)_minmax(0,18.5rem)_auto] md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-4 md:max-lg:gap-y-0.5 md:max-lg:py-3 ${columns}`}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-16 leading-snug">
            <Link
              to={isDraft ? '/jobs/$jobId/edit' : '/jobs/$jobId'}
              params={{ jobId: job._id }}
              className="rounded-sm hover:underline"
            >
              {job.title || t`Job title not available`}
            </Link>
          </h3>
          {hasStatus && <OwnJobStatus job={job} />}
        </div>
        <p className="mt-1 text-14 text-muted empty:hidden">
          <bdi>{job.location || (job.is_remote && <Trans>Remote</Trans>)}</bdi>
        </p>
      </div>
      <Days job={job} />
      <div className="grid gap-2 max-md:col-span-2 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:gap-1">
        {isDraft ? (
          <div>
            <Link
              to="/jobs/$jobId/edit"
              params={{ jobId: job._id }}
              className={buttonClass('secondary', 'small')}
            >
              <Trans>Continue editing</Trans>
            </Link>
          </div>
        ) : (
          <>
            <ApplicationsLink
              job={job}
              className="inline-flex flex-wrap items-center gap-2 justify-self-start rounded font-medium text-14 text-brand *:first:underline *:first:decoration-line-strong *:first:underline-offset-4 hover:*:first:decoration-current"
            />
            {job.status_counts && <Stages job={job} counts={job.status_counts} />}
          </>
        )}
      </div>
      <div className="-my-2 -me-2 justify-self-end max-xs:-ms-3 max-xs:self-start max-lg:row-start-1 max-md:col-start-2 md:max-lg:col-start-3">
        {menu}
      </div>
    </article>
  );
}

/** How many applications are in each stage, as links to them; stages without any are left out (rule OWN-4). */
export function Stages({
  job,
  counts,
}: {
  job: JobRow;
  counts: NonNullable<OwnJob['status_counts']>;
}) {
  const { t } = useLingui();
  const stages = STAGES.map((status) => ({
    status,
    count: statusesWithSameLabel(status).reduce((sum, each) => sum + counts[each], 0),
  })).filter(({ count }) => count > 0);
  if (stages.length === 0) return null;
  return (
    <StatusCounts
      label={t`Applications to ${job.title} by status`}
      counts={stages}
      reader="employer"
      linkTo={(status) => ({
        to: '/jobs/$jobId/applications',
        params: { jobId: job._id },
        search: { status },
      })}
    />
  );
}

/** The posting date and deadline of a job, or the start date of a draft. */
function Days({ job }: { job: OwnJob }) {
  const formats = useFormats();
  const { now } = useClock();
  const posted = formats.date(job.published_at ?? job.created_at);
  const begun = formats.date(job.created_at);
  const deadline = formats.date(job.application_deadline);
  const soon = deadlineDay(new Date(now + CLOSING_DAYS * 24 * 60 * 60 * 1000));
  const isClosing = isLive(job) && !isExpired(job) && (job.application_deadline ?? '9999') <= soon;
  if (job.status === 'draft')
    return (
      <p className="text-14 text-muted tabular empty:hidden max-md:col-span-2">
        {begun && <Trans>Draft started {begun}</Trans>}
      </p>
    );
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-14 text-muted tabular empty:hidden max-md:col-span-2 lg:grid">
      {posted && (
        <span>
          <Trans>Posted {posted}</Trans>
        </span>
      )}
      {deadline && (
        <span className={classNames(isClosing && 'font-medium text-warning')}>
          {isExpired(job) || !isLive(job) ? (
            <Trans>Deadline {deadline}</Trans>
          ) : (
            <Trans>Closes {deadline}</Trans>
          )}
        </span>
      )}
    </p>
  );
}

/** Links to the applications, with the total and the number of unopened ones. */
export function ApplicationsLink({ job, className }: { job: JobRow; className: string }) {
  // Missing from the fallback list of own jobs (rule CALL-5).
  const count = job.application_count;
  const newCount = job.new_count ?? 0;
  return (
    <Link to="/jobs/$jobId/applications" params={{ jobId: job._id }} className={className}>
      {/* Apart from the badge, which isn't underlined. */}
      <span>
        {count === undefined ? (
          <Trans>Applications</Trans>
        ) : (
          <Plural
            value={count}
            _0="No applications yet"
            one="# application"
            other="# applications"
          />
        )}
      </span>
      {newCount > 0 && (
        <Badge tone="solid">
          <Plural value={newCount} one="# new" other="# new" />
        </Badge>
      )}
    </Link>
  );
}

export function OwnJobStatus({ job }: { job: JobRow }) {
  const { i18n } = useLingui();
  if (isLive(job) && isExpired(job)) {
    return (
      <Badge tone="warning">
        <Trans>Deadline passed</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone={isLive(job) ? 'success' : 'plain'}>{i18n._(jobStatusLabels[job.status])}</Badge>
  );
}
