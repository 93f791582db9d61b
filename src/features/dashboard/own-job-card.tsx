import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Job } from '../../contract/job.ts';
import { formatDate } from '../../lib/format.ts';
import { jobStatusLabels } from '../../lib/labels.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';

/** One of the employer's own jobs: its status, and the way to its applications. */
export function OwnJobCard({ job, action }: { job: Job; action?: ReactNode }) {
  const { i18n } = useLingui();
  const posted = formatDate(job.published_at ?? job.created_at, i18n.locale);
  const count = job.application_count ?? job.applications?.length ?? 0;
  return (
    <article className="grid content-between gap-4 rounded border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-18 leading-snug">
            <Link
              to="/jobs/$jobId"
              params={{ jobId: job._id }}
              className="rounded-sm hover:underline"
            >
              {job.title}
            </Link>
          </h3>
          <p className="mt-1 text-14 text-muted tabular-nums">
            {job.location || <Trans>Remote</Trans>} · {posted}
          </p>
        </div>
        <Chip tone={job.status === 'closed' || job.status === 'draft' ? 'plain' : 'success'}>
          {i18n._(jobStatusLabels[job.status])}
        </Chip>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Link
          to="/jobs/$jobId/applications"
          params={{ jobId: job._id }}
          className={buttonLook('secondary', 'small')}
        >
          <Plural
            value={count}
            _0="No applications yet"
            one="# application"
            other="# applications"
          />
        </Link>
        {action}
      </div>
    </article>
  );
}
