import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** The preview of a job, over its form. */
export function PreviewDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Dialog
      wide
      title={t`How candidates will see it`}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          <Trans>Back to the form</Trans>
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
