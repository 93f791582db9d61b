import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { deleteJob } from '../../api/job-mutations.ts';
import type { JobRow } from '../../contract/job.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Deletes a job after a confirmation that says how many applications will also be deleted. */
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
          .then(onDeleted, () => undefined);
      }}
      onCancel={onClose}
    >
      <p className="font-medium">{job.title}</p>
      <p className="mt-2 text-muted">
        {count === undefined ? (
          <Trans>Its applications are deleted with it. This cannot be undone.</Trans>
        ) : (
          <Plural
            value={count}
            _0="It has no applications. This cannot be undone."
            one="Its one application is deleted with it. This cannot be undone."
            other="Its # applications are deleted with it. This cannot be undone."
          />
        )}
      </p>
    </ConfirmDialog>
  );
}
