import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Application } from '../../contract/application.ts';
import { shownStatus } from '../../lib/status-labels.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { buttonClass } from '../../ui/button.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { UnreadBadge } from '../../ui/unread-badge.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

/** One of the candidate's applications. */
export function ApplicationCard({ application }: { application: Application }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { job, created_at, last_updated, interview_date, withdrawn_at } = application;
  const applied = formats.date(created_at);
  const updated = formats.date(last_updated);
  const interview = formats.dateTime(interview_date);
  const withdrawn = formats.date(withdrawn_at);

  return (
    <article className="grid gap-4 rounded border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-18 leading-snug">
            {job?.title || t`Job title not available`}
            <UnreadBadge count={application.unread_messages} />
          </h2>
          <p className="mt-1 text-muted">
            {job?.company_name || t`Company name not available`} · {job?.location || t`Remote`}
          </p>
        </div>
        <StatusBadge status={shownStatus(application)} />
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-14 text-muted tabular-nums">
        {applied && <li>{t`Applied on ${applied}`}</li>}
        {updated && <li>{t`Last updated ${updated}`}</li>}
        {withdrawn && <li>{t`Withdrawn on ${withdrawn}`}</li>}
        {interview && !withdrawn && (
          <li className="font-medium text-text">{t`Interview ${interview}`}</li>
        )}
      </ul>
      {job?.removed_at && (
        <p className="text-14 text-muted">
          <Trans>The employer has removed this job.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Link
          to="/applications/$applicationId"
          params={{ applicationId: application._id }}
          className={buttonClass('secondary', 'small')}
        >
          <Trans>View Details</Trans>
        </Link>
        {job && !job.removed_at && (
          <Link
            to="/jobs/$jobId"
            params={{ jobId: job._id }}
            className={buttonClass('ghost', 'small')}
          >
            <Trans>View Job</Trans>
          </Link>
        )}
        <WithdrawButton application={application} />
      </div>
    </article>
  );
}
