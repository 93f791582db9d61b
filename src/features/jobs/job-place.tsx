import { Trans } from '@lingui/react/macro';
import type { Job } from '../../contract/job.ts';

/** Where the work is: the place, a remote marker, or both. */
export function JobPlace({ job }: { job: Pick<Job, 'location' | 'is_remote'> }) {
  if (job.location && job.is_remote) {
    return (
      <>
        {job.location} (<Trans>Remote</Trans>)
      </>
    );
  }
  return job.location || <Trans>Remote</Trans>;
}
