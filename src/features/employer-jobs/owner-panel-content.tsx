import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getJobQuery } from '#src/api/jobs.ts';
import type { Job, JobRow } from '#src/contract/jobs/job.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { ManageJobMenu } from './manage-job-menu.tsx';
import { ApplicationsLink, OwnJobStatus } from './own-job-list.tsx';
import { useJobStatus } from './use-job-status.ts';

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
      </div>
    </SidePanel>
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
