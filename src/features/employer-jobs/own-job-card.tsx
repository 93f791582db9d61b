import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { JobRow } from '../../contract/job.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ApplicationsLink } from './applications-link.tsx';
import { OwnJobStatus } from './own-job-status.tsx';

/** One of the employer's own jobs: its status, and a link to its applications. */
export function OwnJobCard({ job, action }: { job: JobRow; action?: ReactNode }) {
  const { t } = useLingui();
  const formats = useFormats();
  const day = formats.date(job.published_at ?? job.created_at);
  const isDraft = job.status === 'draft';
  return (
    <article className="grid content-between gap-4 rounded border border-line bg-surface p-5">
      <div>
        <div className="flex items-start justify-between gap-4">
          <h3 className="min-w-0 text-18 leading-snug">
            <Link
              to={isDraft ? '/jobs/$jobId/edit' : '/jobs/$jobId'}
              params={{ jobId: job._id }}
              className="rounded-sm hover:underline"
            >
              {job.title || t`Job title not available`}
            </Link>
          </h3>
          <OwnJobStatus job={job} />
        </div>
        <p className="mt-1 text-14 text-muted tabular-nums">
          <bdi>{job.location || (job.is_remote && <Trans>Remote</Trans>)}</bdi>
          {(job.location || job.is_remote) && day && ' · '}
          {day && isDraft ? t`Begun on ${day}` : day}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isDraft ? (
          <Link
            to="/jobs/$jobId/edit"
            params={{ jobId: job._id }}
            className={buttonClass('secondary', 'small')}
          >
            <Trans>Continue editing</Trans>
          </Link>
        ) : (
          <ApplicationsLink job={job} className={buttonClass('secondary', 'small')} />
        )}
        {action && <div className="flex items-center gap-1">{action}</div>}
      </div>
    </article>
  );
}
