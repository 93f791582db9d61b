import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { deleteJob } from '#src/api/job-mutations.ts';
import type { JobRow } from '#src/contract/jobs/job.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

/** Deletes a job after a confirmation that says what becomes of its applications (rule EDIT-7). */
export function DeleteJobDialog({
  job,
  onClose,
  onDeleted,
}: {
  job: JobRow;
  onClose: () => void;
  /** The job has left the lists, and the pressed button with it. */
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
        // Not in mutate's own callbacks, which don't run once the card has unmounted.
        void deleting
          .mutateAsync(job._id)
          .finally(onClose)
          // Nothing outside takes the focus before the dialog is gone from the screen.
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
