import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Job } from '#src/contract/jobs/job.ts';
import { Dotted } from '#src/ui/dotted.tsx';

/**
 * The company, location and remote marker. `<bdi>` isolates each name's direction, or two Arabic names would swap
 * places (rule JOBPAGE-7).
 */
export function CompanyAndLocation({
  companyName,
  job: { location, is_remote },
}: {
  companyName: ReactNode;
  job: Pick<Job, 'location' | 'is_remote'>;
}) {
  return (
    <Dotted>
      <bdi>{companyName}</bdi>
      {location && is_remote && !isRemotePlace(location) ? (
        <>
          <bdi>{location}</bdi> (<Trans>Remote</Trans>)
        </>
      ) : (
        (location || is_remote) && <bdi>{location || <Trans>Remote</Trans>}</bdi>
      )}
    </Dotted>
  );
}

const REMOTE = /^(?:fully |100 ?% )?(?:remote|uzaktan)$/iu;

/** Whether the location only says 'remote', so that a remote marker would repeat it. */
export const isRemotePlace = (location: string): boolean => REMOTE.test(location.trim());
