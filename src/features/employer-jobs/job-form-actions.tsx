import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { ConfirmButton } from '#src/ui/confirm-button.tsx';
import { Notice } from '#src/ui/panel.tsx';

/** The buttons below the job form: preview and discard, save and publish. Pass `onSaveDraft` for drafts only. */
export function JobFormActions({
  submitLabel,
  isSubmitting,
  isSavingDraft = false,
  onSaveDraft,
  children,
}: {
  submitLabel: string;
  isSubmitting: boolean;
  isSavingDraft?: boolean;
  onSaveDraft?: () => void;
  children: ReactNode;
}) {
  return (
    <>
      <div className="-ms-3 flex flex-wrap items-center gap-1">{children}</div>
      <div className="flex gap-3">
        {onSaveDraft && (
          <Button
            variant="secondary"
            pending={isSavingDraft}
            disabled={isSubmitting}
            onClick={onSaveDraft}
            className="flex-1 sm:flex-none"
          >
            <Trans>Save draft</Trans>
          </Button>
        )}
        <Button
          type="submit"
          pending={isSubmitting}
          disabled={isSavingDraft}
          className="flex-1 sm:flex-none"
        >
          {submitLabel}
        </Button>
      </div>
    </>
  );
}

export function RestoredNotice() {
  return (
    <Notice>
      <Trans>We’ve kept what you typed here before.</Trans>
    </Notice>
  );
}

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
