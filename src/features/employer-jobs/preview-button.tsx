import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Job } from '../../contract/job.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { lazyComponent, onIntent } from '../../ui/lazy-component.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import type { JobForm } from './job-form-schema.ts';
import { toPreview } from './to-preview.ts';

const PreviewDialog = lazyComponent(
  async () => (await import('./preview-dialog.tsx')).PreviewDialog,
);

/** Opens a preview of the job as candidates will see it; `children` renders the job's page. */
export function PreviewButton({
  read,
  children,
}: {
  read: () => JobForm;
  children: (job: Job) => ReactNode;
}) {
  const [job, setJob] = useState<Job | null>(null);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setJob(toPreview(read()))}
        {...onIntent(PreviewDialog.preload)}
      >
        <Icon name={moreIcons.eye} width="18" height="18" />
        <Trans>Preview</Trans>
      </Button>
      {job && <PreviewDialog onClose={() => setJob(null)}>{children(job)}</PreviewDialog>}
    </>
  );
}
