import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#src/ui/button.tsx';
import { ConfirmButton } from '#src/ui/confirm-button.tsx';
import { Form } from '#src/ui/form.tsx';
import { FormBar } from '#src/ui/form-bar.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { useLeaveGuard } from '#src/ui/use-leave-guard.tsx';
import type { ProfileFormState } from './use-profile-form.ts';

/** The frame of both profile forms: a sticky footer with Save, and a confirmation before losing changes. */
export function ProfileFormFrame<Values extends FieldValues, Output>({
  state,
  children,
}: {
  state: ProfileFormState<Values, Output>;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { form, hasChanges, isRestored, isSaving, hasFailed } = state;
  const leaveDialog = useLeaveGuard(hasChanges, { onLeave: state.discard });

  return (
    <>
      <Form form={form} onSubmit={state.save} className="relative grid grid-cols-1 gap-6">
        {isRestored && (
          <Notice>
            <Trans>We’ve restored your unsaved changes.</Trans>
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
                disabled={isSaving}
                label={t`Discard changes`}
                title={t`Discard your changes?`}
                confirmLabel={t`Discard`}
                onConfirm={state.startAgain}
              >
                <p>{t`Your profile goes back to the last saved version.`}</p>
              </ConfirmButton>
            )}
            <Button type="submit" pending={isSaving}>
              <Trans>Save changes</Trans>
            </Button>
          </div>
        </FormBar>
      </Form>
      {leaveDialog}
    </>
  );
}
