import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { deleteJob } from '../../api/job-mutations.ts';
import type { JobRow } from '../../contract/job.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Deletes a job, after asking; the question says how many applications go with it. */
export function DeleteJobDialog({
  job,
  onClose,
  onDeleted,
}: {
  job: JobRow;
  onClose: () => void;
  /** The job has gone from the lists, and what was pressed with it. */
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
        // Not by mutate's own callbacks: they fall silent when the card has gone.
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
