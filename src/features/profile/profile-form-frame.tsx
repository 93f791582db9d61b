import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEventHandler, type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/panel.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';

type FrameProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  hasChanges: boolean;
  wasBroughtBack: boolean;
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
  wasBroughtBack,
  pending,
  hasFailed,
  onSubmit,
  onDiscard,
  onLeave,
  children,
}: FrameProps<Values, Output>) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const leaveDialog = useLeaveGuard(hasChanges, { onLeave });

  return (
    <FormProvider {...form}>
      <form onSubmit={onSubmit} noValidate className="grid gap-6">
        {wasBroughtBack && (
          <Notice>
            <Trans>Changes that you had not saved were brought back.</Trans>
          </Notice>
        )}
        {children}
        <div className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-line border-t bg-canvas px-4 py-4 sm:mx-0 sm:px-0">
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
              <Button look="secondary" disabled={pending} onClick={() => setIsAsking(true)}>
                <Trans>Discard changes</Trans>
              </Button>
            )}
            <Button type="submit" pending={pending}>
              <Trans>Save changes</Trans>
            </Button>
          </div>
        </div>
      </form>
      {leaveDialog}
      {isAsking && (
        <ConfirmDialog
          title={t`Discard your changes?`}
          confirmLabel={t`Discard`}
          onConfirm={() => {
            setIsAsking(false);
            onDiscard();
          }}
          onCancel={() => setIsAsking(false)}
        >
          <p>{t`The profile goes back to how it was last saved.`}</p>
        </ConfirmDialog>
      )}
    </FormProvider>
  );
}
