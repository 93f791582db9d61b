import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Job } from '../../contract/job.ts';
import { isRemotePlace } from './remote-place.ts';

/**
 * The company, and the location, a remote marker, both, or neither. Each name keeps its own direction: two in
 * Arabic would otherwise change places.
 */
export function CompanyAndLocation({
  companyName,
  job: { location, is_remote },
}: {
  companyName: ReactNode;
  job: Pick<Job, 'location' | 'is_remote'>;
}) {
  const company = <bdi>{companyName}</bdi>;
  if (!location && !is_remote) return company;
  return (
    <>
      {company} ·{' '}
      {location && is_remote && !isRemotePlace(location) ? (
        <>
          <bdi>{location}</bdi> (<Trans>Remote</Trans>)
        </>
      ) : (
        <bdi>{location || <Trans>Remote</Trans>}</bdi>
      )}
    </>
  );
}
