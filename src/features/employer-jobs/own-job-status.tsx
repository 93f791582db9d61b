import { Trans, useLingui } from '@lingui/react/macro';
import type { JobRow } from '../../contract/job.ts';
import { isExpired, isLive } from '../../contract/job-status.ts';
import { jobStatusLabels } from '../../lib/status-labels.ts';
import { Badge } from '../../ui/badge.tsx';

/** The status of one of the employer's own jobs. */
export function OwnJobStatus({ job }: { job: JobRow }) {
  const { i18n } = useLingui();
  if (isLive(job) && isExpired(job)) {
    return (
      <Badge tone="warning">
        <Trans>Deadline passed</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone={isLive(job) ? 'success' : 'plain'}>{i18n._(jobStatusLabels[job.status])}</Badge>
  );
}
