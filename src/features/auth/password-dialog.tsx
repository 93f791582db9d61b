import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { verifyPassword, verifyPasswordFailure } from '#src/api/account-security.ts';
import { failureMessages, problemsOf } from '#src/api/api-error.ts';
import { getSecondStepQuery } from '#src/api/second-step.ts';
import { passwordVerificationSchema } from '#src/contract/accounts/credentials.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FailureList } from '#src/ui/failure-notices.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { Form, FormActions } from '#src/ui/form.tsx';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { PasswordField } from '#src/ui/text-field.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';

/** Asks for the password of the user with this `email`, or a passkey, before something sensitive (rule SESSION-10). */
export function PasswordDialog({
  email,
  onDone,
  onClose,
}: {
  email: string;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const formId = useId();
  const verifying = useMutation(verifyPassword());
  const form = useSchemaForm({
    schema: passwordVerificationSchema,
    defaultValues: { password: '' },
  });
  const secondStep = useQuery(getSecondStepQuery());
  const hasPasskey = canUsePasskeys() && (secondStep.data?.passkeys.length ?? 0) > 0;
  const isAtField = problemsOf(verifying.error).length > 0;
  return (
    <Dialog
      title={t`Confirm it’s you`}
      onClose={onClose}
      actions={
        <FormActions formId={formId} pending={verifying.isPending} onCancel={onClose}>
          <Trans>Continue</Trans>
        </FormActions>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={(body) =>
          verifying.mutate(body, {
            onSuccess: onDone,
            onError: (error) => showFieldErrors(form, problemsOf(error)),
          })
        }
      >
        <FailureList
          failures={isAtField ? [] : failureMessages(verifying.error, verifyPasswordFailure)}
        />
        <p>
          {hasPasskey ? (
            <Trans>Enter your password or use a passkey to continue.</Trans>
          ) : (
            <Trans>Enter your password to continue.</Trans>
          )}
        </p>
        {/* Lets password managers match the account. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          autoFocus
          {...fieldOf(form)('password')}
        />
        {hasPasskey && (
          <Button
            variant="secondary"
            pending={verifying.isPending}
            onClick={() => {
              form.clearErrors();
              verifying.mutate('passkey', { onSuccess: onDone });
            }}
          >
            <Trans>Use a passkey</Trans>
          </Button>
        )}
      </Form>
    </Dialog>
  );
}
