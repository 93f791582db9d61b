import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { JobRow } from '../../contract/job.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { lazyComponent, onIntent } from '../../ui/lazy-component.tsx';
import { moreIcons } from '../../ui/more-icons.ts';

const DeleteJobDialog = lazyComponent(
  async () => (await import('./delete-job-dialog.tsx')).DeleteJobDialog,
);

/** Opens the confirmation dialog to delete a job. */
export function DeleteJobButton({ job, onDeleted }: { job: JobRow; onDeleted?: () => void }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={t`Delete ${job.title}`}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
        {...onIntent(DeleteJobDialog.preload)}
      >
        <Icon name={moreIcons.trash} width="18" height="18" />
        <span className="max-sm:sr-only">
          <Trans>Delete</Trans>
        </span>
      </Button>
      {isAsking && (
        <DeleteJobDialog job={job} onClose={() => setIsAsking(false)} onDeleted={onDeleted} />
      )}
    </>
  );
}
