import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { JobRow } from '../../contract/job.ts';
import { buttonClass } from '../../ui/button.tsx';

/** A link to a job's form. */
export function EditJobLink({ job }: { job: JobRow }) {
  const { t } = useLingui();
  return (
    <Link
      to="/jobs/$jobId/edit"
      params={{ jobId: job._id }}
      aria-label={t`Edit ${job.title}`}
      className={buttonClass('ghost', 'small')}
    >
      <Trans>Edit</Trans>
    </Link>
  );
}
