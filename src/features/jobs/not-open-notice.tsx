import { Trans } from '@lingui/react/macro';
import type { Job } from '#src/contract/jobs/job.ts';
import { deadlineDay, isExpired, isLive } from '#src/contract/jobs/job-status.ts';
import { useClock } from '#src/lib/clock.tsx';
import { Notice } from '#src/ui/panel.tsx';

/** Why a job takes no applications; nothing while it does (rule JOBPAGE-4). */
export function NotOpenNotice({ job }: { job: Job }) {
  const { now } = useClock();
  if (isLive(job) && !isExpired(job, deadlineDay(new Date(now)))) return null;
  return (
    <Notice tone="warning">
      {job.status === 'draft' && <Trans>This job is a draft. Only you can see it.</Trans>}
      {job.status === 'closed' && (
        <Trans>This job is closed and no longer accepting applications.</Trans>
      )}
      {isLive(job) && <Trans>The deadline for this job has passed.</Trans>}
    </Notice>
  );
}
