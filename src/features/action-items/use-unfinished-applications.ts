import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkApplicationsQuery } from '#src/api/batch-check.ts';
import { getJobQuery } from '#src/api/jobs.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { isExpired, isLive } from '#src/contract/jobs/job-status.ts';
import { unfinishedApplications } from './unfinished-applications.ts';

/** Applications shown. */
const UNFINISHED_MAX = 3;

/** The job queries of `useUnfinishedApplications`, so that a loader can start them all at once. */
export const unfinishedApplicationQueries = (userId: string) =>
  unfinishedApplications(userId).map(getJobQuery);

/** The open jobs for which the candidate has started an application but hasn't applied. */
export const useUnfinishedApplications = (userId: string): { jobs: Job[]; isPending: boolean } => {
  const [ids] = useState(() => unfinishedApplications(userId));
  const found = useQueries({ queries: ids.map(getJobQuery) });
  const check = useQuery({ ...checkApplicationsQuery(ids), enabled: ids.length > 0 });
  const isPending = found.some((one) => one.isPending) || (ids.length > 0 && check.isPending);
  // Omits jobs that fail to load: their applications can't be continued.
  const jobs = found
    .flatMap(({ data }) => data ?? [])
    .filter((job) => isLive(job) && !isExpired(job) && !check.data?.includes(job._id))
    .slice(0, UNFINISHED_MAX);
  return { jobs: isPending ? [] : jobs, isPending };
};
