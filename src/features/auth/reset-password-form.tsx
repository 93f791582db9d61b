import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { failureMessages, problemsOf } from '#src/api/api-error.ts';
import { isLinkRefused, resetPassword, resetPasswordFailure } from '#src/api/password-reset.ts';
import { usePasswordMin } from '#src/api/settings.ts';
import { PASSWORD_MIN } from '#src/contract/limits.ts';
import type { Settings } from '#src/contract/server/settings.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { SimpleForm } from '#src/ui/form.tsx';
import { Link } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordPair, samePasswords } from './password-pair.ts';

const resetPasswordFormSchema = (passwordMin: Settings['password_min']) =>
  z.object(passwordPair(passwordMin)).check(samePasswords);

/** Asks for a new password, twice. `token` comes from the reset link. */
export function ResetPasswordForm({ token, onReset }: { token: string; onReset: () => void }) {
  const { t } = useLingui();
  const resetting = useMutation(resetPassword());
  const form = useSchemaForm({
    schema: resetPasswordFormSchema(usePasswordMin() ?? PASSWORD_MIN),
    defaultValues: { password: '', confirmPassword: '' },
  });

  const reset = ({ password }: { password: string }) =>
    resetting.mutate(
      { token, password },
      { onSuccess: onReset, onError: (error) => showFieldErrors(form, problemsOf(error)) },
    );

  if (isLinkRefused(resetting.error)) return <InvalidResetLink />;
  return (
    <SimpleForm
      form={form}
      onSubmit={reset}
      failures={failureMessages(resetting.error, resetPasswordFailure)}
      button={{ children: <Trans>Change password</Trans>, pending: resetting.isPending }}
    >
      <NewPasswordFields label={t`New password`} />
    </SimpleForm>
  );
}

/** Shown instead of the form when the reset link has expired or was used. */
export function InvalidResetLink() {
  return (
    <div className="grid gap-5">
      <Notice tone="danger">
        <Trans>This link has expired or has already been used.</Trans>
      </Notice>
      <Link to="/forgot-password" className={buttonClass('primary')}>
        <Trans>Ask for a new link</Trans>
      </Link>
    </div>
  );
}
