import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listJobApplicationsQuery } from '#src/api/applications.ts';
import { getJobQuery } from '#src/api/jobs.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { applicationSearchReaders } from '#src/contract/applications/application-search.ts';
import type { Job, JobRow } from '#src/contract/jobs/job.ts';
import { deadlineDay, isExpired, isLive } from '#src/contract/jobs/job-status.ts';
import { readParams } from '#src/contract/search-params.ts';
import { shownCandidate } from '#src/entities/application/candidate-name.ts';
import { StatusBadge } from '#src/entities/application/status-badge.tsx';
import { shownStatus } from '#src/entities/application/status-labels.ts';
import { DAY_MS, useClock } from '#src/lib/clock.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { ManageJobMenu } from './manage-job-menu.tsx';
import { ApplicationsLink, OwnJobStatus, Stages } from './own-job-list.tsx';
import { useJobStatus } from './use-job-status.ts';

/** The newest applicants named on the job's page. */
const NEWEST = 3;

type OwnerPanelProps = {
  job: Job;
  /** Says why the job takes no applications, if so. */
  notOpen: ReactNode;
  onDeleted: () => void;
};

/** The employer's actions beside the text of their own job (rule JOBPAGE-8). */
export function OwnerPanelContent({ job, notOpen, onDeleted }: OwnerPanelProps) {
  const { t } = useLingui();
  // The server renders the page for visitors, without counts.
  const hasCounts = job.application_count !== undefined;
  useQuery({ ...getJobQuery(job._id), ...(!hasCounts && { staleTime: 0 }) });
  const isDraft = job.status === 'draft';
  const { data: list } = useQuery({
    ...listJobApplicationsQuery(job._id, readParams(applicationSearchReaders, {}), 'job'),
    enabled: !isDraft,
  });
  const newest = list?.applications.slice(0, NEWEST) ?? [];
  const params = { jobId: job._id };
  return (
    <SidePanel label={t`Your job`}>
      <div className="grid gap-3 lg:gap-4">
        <div className="hidden items-center justify-between gap-3 lg:flex">
          <h2 className="text-18">
            <Trans>Your job</Trans>
          </h2>
          <OwnJobStatus job={job} />
        </div>
        <ClosesIn job={job} />
        {notOpen}
        <div className="grid xs:grid-cols-[minmax(0,1fr)_auto] items-center gap-3 lg:flex lg:flex-wrap">
          {isDraft ? (
            <Link
              to="/jobs/$jobId/edit"
              params={params}
              className={`${buttonClass('primary')} lg:w-full`}
            >
              <Trans>Continue editing</Trans>
            </Link>
          ) : (
            <>
              <ApplicationsLink job={job} className={`${buttonClass('primary')} lg:w-full`} />
              {list && (
                <div className="empty:hidden max-lg:hidden">
                  <Stages job={job} counts={list.counts} />
                </div>
              )}
              <Link
                to="/jobs/$jobId/edit"
                params={params}
                className={`${buttonClass('secondary', 'small')} grow max-lg:hidden`}
              >
                <Trans>Edit</Trans>
              </Link>
              <JobStatusButton
                job={job}
                variant="secondary"
                size="small"
                className="grow max-lg:hidden"
              />
            </>
          )}
          <div className="justify-self-center lg:ms-auto">
            <ManageJobMenu job={job} onDeleted={onDeleted} />
          </div>
        </div>
        {newest.length > 0 && (
          <section
            aria-labelledby="newest-applicants"
            className="border-line border-t pt-4 max-lg:hidden"
          >
            <h3 id="newest-applicants" className="text-14 text-muted">
              <Trans>Newest applicants</Trans>
            </h3>
            <ul className="mt-1 grid">
              {newest.map((application) => (
                <Applicant key={application._id} jobId={job._id} application={application} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </SidePanel>
  );
}

/** How many days the job takes applications, if it has a deadline. */
function ClosesIn({ job }: { job: Job }) {
  const { now } = useClock();
  const deadline = job.application_deadline?.slice(0, 10);
  if (!deadline || !isLive(job) || isExpired(job)) return null;
  const days = Math.round((Date.parse(deadline) - Date.parse(deadlineDay(new Date(now)))) / DAY_MS);
  return (
    <p className="-mt-3 text-14 text-muted tabular max-lg:hidden">
      <Plural value={days} _0="Closes today" one="Closes tomorrow" other="Closes in # days" />
    </p>
  );
}

/** Someone who applied; the whole row opens the application. */
function Applicant({ jobId, application }: { jobId: string; application: Application }) {
  const { t, i18n } = useLingui();
  return (
    <li className="relative -mx-2 flex min-h-10 items-center justify-between gap-3 rounded px-2 hover:bg-wash">
      <span className="flex min-w-0 items-center gap-2">
        <Link
          to="/jobs/$jobId/applications"
          params={{ jobId }}
          search={{ open: application._id }}
          className="min-w-0 truncate font-medium text-brand underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <bdi>{shownCandidate(i18n, application)}</bdi>
        </Link>
        {application.is_new && <Badge tone="solid">{t`New`}</Badge>}
      </span>
      <StatusBadge status={shownStatus(application)} reader="employer" />
    </li>
  );
}

type JobStatusButtonProps = Pick<Parameters<typeof Button>[0], 'variant' | 'size' | 'className'> & {
  job: JobRow;
};

/** Closes a live job or reopens a closed one; renders nothing for a draft. */
function JobStatusButton({ job, ...look }: JobStatusButtonProps) {
  const { t } = useLingui();
  const { close, reopen, isPending } = useJobStatus(job);
  const change = close ?? reopen;
  if (!change) return null;
  return (
    <Button
      {...look}
      pending={isPending}
      aria-label={close ? t`Close ${job.title}` : t`Reopen ${job.title}`}
      onClick={change}
    >
      {close ? <Trans>Close</Trans> : <Trans>Reopen</Trans>}
    </Button>
  );
}
