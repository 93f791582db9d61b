import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Job } from '../../contract/job.ts';

/** The company, and the location, a remote badge, both, or neither. */
export function CompanyAndLocation({
  companyName,
  job: { location, is_remote },
}: {
  companyName: ReactNode;
  job: Pick<Job, 'location' | 'is_remote'>;
}) {
  if (!location && !is_remote) return companyName;
  return (
    <>
      {companyName} ·{' '}
      {location && is_remote ? (
        <>
          {location} (<Trans>Remote</Trans>)
        </>
      ) : (
        location || <Trans>Remote</Trans>
      )}
    </>
  );
}
