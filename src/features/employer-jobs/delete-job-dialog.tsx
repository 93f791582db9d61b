import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { deleteJob } from '#src/api/job-mutations.ts';
import type { JobRow } from '#src/contract/jobs/job.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

/** Deletes a job after a confirmation that explains what happens to its applications (rule EDIT-7). */
export function DeleteJobDialog({
  job,
  onClose,
  onDeleted,
}: {
  job: JobRow;
  onClose: () => void;
  /** Called when the job, and the pressed button with it, has left the list. */
  onDeleted?: () => void;
}) {
  const { t } = useLingui();
  const deleting = useMutation(deleteJob());
  const count = job.application_count;
  return (
    <ConfirmDialog
      title={t`Delete this job?`}
      confirmLabel={t`Delete`}
      pending={deleting.isPending}
      onConfirm={() => {
        // Callbacks passed to `mutate` don't run once the card has unmounted.
        void deleting
          .mutateAsync(job._id)
          .finally(onClose)
          // Nothing outside the dialog can take the focus before it disappears.
          .then(
            () => requestAnimationFrame(() => onDeleted?.()),
            () => undefined,
          );
      }}
      onCancel={onClose}
    >
      <p className="font-medium">{job.title}</p>
      <p className="mt-2 text-muted">
        {count === undefined ? (
          <Trans>
            You’ll lose access to its applications. Candidates keep theirs and see that the job was
            removed. This can’t be undone.
          </Trans>
        ) : (
          <Plural
            value={count}
            _0="It has no applications. This can’t be undone."
            one="You’ll lose access to its one application. The candidate keeps it and sees that the job was removed. This can’t be undone."
            other="You’ll lose access to its # applications. Candidates keep theirs and see that the job was removed. This can’t be undone."
          />
        )}
      </p>
    </ConfirmDialog>
  );
}
