import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmButton } from '../../ui/confirm-button.tsx';

/** Discards the draft, after a confirmation. */
export function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useLingui();
  return (
    <ConfirmButton
      variant="ghost"
      size="small"
      label={t`Discard changes`}
      title={t`Discard your changes?`}
      confirmLabel={t`Discard`}
      onConfirm={onDiscard}
    >
      <p className="text-muted">
        <Trans>Anything you haven’t sent will be deleted. This can’t be undone.</Trans>
      </p>
    </ConfirmButton>
  );
}
