import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '#src/contract/jobs/job.ts';
import { isLive } from '#src/contract/jobs/job-status.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { Card } from '#src/ui/panel.tsx';
import { TextBlock } from '#src/ui/text-block.tsx';
import { readLetter } from './apply-draft.ts';

/** Shown instead of the form for a job closed to applications; a draft can still be read and copied. */
export function ClosedToApplications({ job, userId }: { job: Job; userId: string }) {
  const { t } = useLingui();
  const letter = readLetter(userId, job._id);
  return (
    <div className="grid gap-6">
      <EmptyState
        spot="calendar"
        title={
          isLive(job)
            ? t`The deadline for this job has passed.`
            : t`This job is closed and no longer accepting applications.`
        }
        action={
          <Link to="/jobs" className={buttonClass('primary')}>
            <Trans>Browse Jobs</Trans>
          </Link>
        }
      />
      {letter && (
        <Card className="grid gap-4 p-5 sm:p-6">
          <h2 className="text-18">
            <Trans>The cover letter you wrote for it</Trans>
          </h2>
          <TextBlock text={letter} />
        </Card>
      )}
    </div>
  );
}
