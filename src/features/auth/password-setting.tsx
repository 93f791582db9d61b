import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { changePassword, changePasswordFailure } from '#src/api/account-security.ts';
import { failureMessages, problemsOf } from '#src/api/api-error.ts';
import { usePasswordMin } from '#src/api/settings.ts';
import { type PasswordChange, passwordChangeSchema } from '#src/contract/accounts/credentials.ts';
import { PASSWORD_MIN } from '#src/contract/limits.ts';
import type { Settings } from '#src/contract/server/settings.ts';
import { fieldOf } from '#src/ui/field-of.ts';
import { SimpleForm } from '#src/ui/form.tsx';
import { EditableSetting } from '#src/ui/setting.tsx';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { PasswordField } from '#src/ui/text-field.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordPair, samePasswords } from './password-pair.ts';

/** The password of the user with this `email`; its form opens on demand. */
export function PasswordSetting({ id, email }: { id: string; email: string }) {
  const { t } = useLingui();
  return (
    <EditableSetting
      id={id}
      title={t`Password`}
      text={
        <Trans>
          When you change it, you stay logged in here. All other devices will be logged out.
        </Trans>
      }
      label={t`Change password`}
      form={() => <ChangePasswordForm email={email} />}
    />
  );
}

/** The current password, the new one, and its confirmation. */
const changePasswordFormSchema = (passwordMin: Settings['password_min']) =>
  z.object({ ...passwordChangeSchema.shape, ...passwordPair(passwordMin) }).check(samePasswords);

/** Changes the password of the user with this `email`. */
function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useLingui();
  const changing = useMutation(changePassword());
  const form = useSchemaForm({
    schema: changePasswordFormSchema(usePasswordMin() ?? PASSWORD_MIN),
    defaultValues: { current_password: '', password: '', confirmPassword: '' },
  });
  const field = fieldOf(form);
  const { setFocus } = form;
  // The user has just opened the form, so focus its first field.
  useEffect(() => setFocus('current_password'), [setFocus]);

  const change = ({ current_password, password }: PasswordChange) =>
    changing.mutate(
      { current_password, password },
      {
        onSuccess: () => form.reset(),
        onError: (error) => showFieldErrors(form, problemsOf(error)),
      },
    );

  // Errors shown at a field aren't repeated above the form.
  const isAtField = problemsOf(changing.error).length > 0;
  return (
    <SimpleForm
      form={form}
      onSubmit={change}
      failures={isAtField ? [] : failureMessages(changing.error, changePasswordFailure)}
      button={{
        children: <Trans>Change password</Trans>,
        pending: changing.isPending,
        className: 'justify-self-start',
      }}
    >
      {/* Lets password managers match the account. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        {...field('current_password')}
      />
      <NewPasswordFields label={t`New password`} email={email} />
    </SimpleForm>
  );
}
