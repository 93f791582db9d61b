import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Job } from '#src/contract/jobs/job.ts';

/**
 * The company, and the location, a remote marker, both, or neither. Each name keeps its own direction: two in
 * Arabic would otherwise change places (rule JOBPAGE-7).
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

const REMOTE = /^(?:fully |100 ?% )?(?:remote|uzaktan)$/iu;

/** Whether a job's location says no more than that it is remote, so that a mark of it would repeat it. */
export const isRemotePlace = (location: string): boolean => REMOTE.test(location.trim());
