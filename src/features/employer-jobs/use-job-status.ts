import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { updateJobToClosed, updateJobToPublished } from '#src/api/job-mutations.ts';
import type { JobRow } from '#src/contract/jobs/job.ts';
import { isExpired, isLive } from '#src/contract/jobs/job-status.ts';

/**
 * Closes or reopens one of the employer's own jobs: `close` is set for a live job, `reopen` for a closed one.
 * Calls `onChanged` afterwards, when the lists are up to date.
 */
export function useJobStatus(job: JobRow, onChanged?: () => void) {
  const navigate = useNavigate();
  const closing = useMutation(updateJobToClosed());
  const reopening = useMutation(updateJobToPublished());
  const change = (mutation: typeof closing) => () => {
    if (isPending) return;
    // Callbacks passed to `mutate` don't run once the card has unmounted.
    void mutation.mutateAsync(job._id).then(onChanged, () => undefined);
  };
  // The form says that the deadline has passed and asks for a new one.
  const edit = () => void navigate({ to: '/jobs/$jobId/edit', params: { jobId: job._id } });
  const isPending = closing.isPending || reopening.isPending;
  return {
    close: isLive(job) ? change(closing) : undefined,
    reopen: job.status === 'closed' ? (isExpired(job) ? edit : change(reopening)) : undefined,
    isPending,
  };
}
