import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

/**
 * The buttons at the bottom of the job form: preview and discard, save and publish. `onSaveDraft`
 * is absent where the job is not a draft.
 */
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
