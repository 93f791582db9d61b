import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEventHandler, ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { FormBar } from '../../ui/form-bar.tsx';
import { Notice } from '../../ui/panel.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';

type FrameProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  hasChanges: boolean;
  isRestored: boolean;
  pending: boolean;
  hasFailed: boolean;
  onSubmit: FormEventHandler;
  onDiscard: () => void;
  /** Called when the page is left without saving. */
  onLeave: () => void;
  children: ReactNode;
};

/** What both profile forms have around them: the bar that saves, and the questions before changes are lost. */
export function ProfileFormFrame<Values extends FieldValues, Output>({
  form,
  hasChanges,
  isRestored,
  pending,
  hasFailed,
  onSubmit,
  onDiscard,
  onLeave,
  children,
}: FrameProps<Values, Output>) {
  const { t } = useLingui();
  const leaveDialog = useLeaveGuard(hasChanges, { onLeave });

  return (
    <FormProvider {...form}>
      <form onSubmit={onSubmit} noValidate className="grid gap-6">
        {isRestored && (
          <Notice>
            <Trans>Changes that you had not saved were brought back.</Trans>
          </Notice>
        )}
        {children}
        <FormBar className="gap-3 py-4">
          {hasFailed && (
            <Notice tone="danger">
              <Trans>An error occurred while updating your profile.</Trans>
            </Notice>
          )}
          <div className="flex flex-wrap items-center justify-end gap-3">
            <p role="status" className="me-auto text-14 text-muted">
              {hasChanges && <Trans>You have unsaved changes.</Trans>}
            </p>
            {hasChanges && (
              <ConfirmButton
                variant="secondary"
                disabled={pending}
                label={t`Discard changes`}
                title={t`Discard your changes?`}
                confirmLabel={t`Discard`}
                onConfirm={onDiscard}
              >
                <p>{t`The profile goes back to how it was last saved.`}</p>
              </ConfirmButton>
            )}
            <Button type="submit" pending={pending}>
              <Trans>Save changes</Trans>
            </Button>
          </div>
        </FormBar>
      </form>
      {leaveDialog}
    </FormProvider>
  );
}
