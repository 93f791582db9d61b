import { Trans } from '@lingui/react/macro';
import type { Job } from '../../contract/job.ts';
import { isExpired } from '../../contract/job-status.ts';
import { Notice } from '../../ui/panel.tsx';

/** Says that saving publishes the job, whatever its status was before. */
export function EditNotice({ job }: { job: Job }) {
  if (job.status === 'draft') {
    return (
      <Notice>
        <Trans>This is a draft. Only you can see it until you publish it.</Trans>
      </Notice>
    );
  }
  const isOver = isExpired(job);
  if (!isOver && job.status !== 'closed') return null;
  return (
    <Notice tone="warning">
      {isOver ? (
        <Trans>
          The deadline for this job has passed. Choose a new one or leave it blank: saving will
          reopen the job.
        </Trans>
      ) : (
        <Trans>This job is closed. Saving will reopen it.</Trans>
      )}
    </Notice>
  );
}
