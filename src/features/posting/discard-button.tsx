import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazily, onIntent } from '../../ui/lazily.tsx';

const ConfirmDialog = lazily(
  async () => (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog,
);

/** Throws away what was typed and not sent, after asking. */
export function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
        {...onIntent(ConfirmDialog.preload)}
      >
        <Trans>Discard changes</Trans>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t`Discard your changes?`}
          confirmLabel={t`Discard`}
          onConfirm={() => {
            close();
            onDiscard();
          }}
          onCancel={close}
        >
          <p className="text-muted">
            <Trans>What you have typed and not sent is gone then. This cannot be undone.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
