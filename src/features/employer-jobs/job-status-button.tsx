import { Trans, useLingui } from '@lingui/react/macro';
import type { JobRow } from '../../contract/job.ts';
import { Button } from '../../ui/button.tsx';
import { useJobStatus } from './use-job-status.ts';

type JobStatusButtonProps = Pick<Parameters<typeof Button>[0], 'variant' | 'size' | 'className'> & {
  job: JobRow;
};

/** Closes a job that is live, and reopens one that is closed; nothing for a draft. */
export function JobStatusButton({ job, ...look }: JobStatusButtonProps) {
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
