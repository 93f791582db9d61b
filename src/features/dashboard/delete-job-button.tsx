import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteJob } from '../../api/job-changes.ts';
import type { Job } from '../../contract/job.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { lazily, onIntent } from '../../ui/lazily.tsx';

const ConfirmDialog = lazily(
  async () => (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog,
);

/** Deletes a job, after asking; the question says how many applications go with it. */
export function DeleteJobButton({ job }: { job: Job }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const deleting = useMutation(deleteJob());
  const count = job.application_count ?? 0;
  const close = () => setIsAsking(false);

  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={t`Delete ${job.title}`}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
        {...onIntent(ConfirmDialog.preload)}
      >
        <Icon name="trash" width="18" height="18" />
        <Trans>Delete</Trans>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t`Delete this job?`}
          confirmLabel={t`Delete`}
          pending={deleting.isPending}
          onConfirm={() => deleting.mutate(job._id, { onSettled: close })}
          onCancel={close}
        >
          <p className="font-medium">{job.title}</p>
          <p className="mt-2 text-muted">
            <Plural
              value={count}
              _0="It has no applications. This cannot be undone."
              one="Its one application is deleted with it. This cannot be undone."
              other="Its # applications are deleted with it. This cannot be undone."
            />
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
