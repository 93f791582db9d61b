import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { changePassword, changePasswordFailure } from '../../api/account-security.ts';
import { ApiError, describeFailures, problemsOf } from '../../api/api-error.ts';
import { usePasswordMin } from '../../api/settings.ts';
import {
  newPassword,
  type PasswordChange,
  passwordChangeSchema,
} from '../../contract/credentials.ts';
import { PASSWORD_MIN } from '../../contract/limits.ts';
import type { Settings } from '../../contract/settings.ts';
import { Button } from '../../ui/button.tsx';
import { FailureList } from '../../ui/failure-notices.tsx';
import { Form } from '../../ui/form.tsx';
import { showFieldErrors } from '../../ui/show-field-errors.ts';
import { PasswordField } from '../../ui/text-field.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { confirmPassword, samePasswords } from './password-pair.ts';

/** The password of now, the new one, and the new one again. */
const changePasswordFormSchema = (passwordMin: Settings['password_min']) =>
  z
    .object({ ...passwordChangeSchema.shape, password: newPassword(passwordMin), confirmPassword })
    .check(samePasswords);

/** Changes the password of the signed-in user, whose address is `email`. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useLingui();
  const changing = useMutation(changePassword());
  const form = useSchemaForm({
    schema: changePasswordFormSchema(usePasswordMin() ?? PASSWORD_MIN),
    defaultValues: { current_password: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  // It comes with a press, and is what was wanted.
  useEffect(() => setFocus('current_password'), [setFocus]);

  const change = ({ current_password, password }: PasswordChange) =>
    changing.mutate(
      { current_password, password },
      {
        onSuccess: () => form.reset(),
        onError: (error) => showFieldErrors(form, problemsOf(error)),
      },
    );

  // What is said at a field is not said twice.
  const isAtField = changing.error instanceof ApiError && changing.error.errors.length > 0;
  return (
    <Form form={form} onSubmit={change}>
      {changing.isError && !isAtField && (
        <FailureList failures={describeFailures(changing.error, changePasswordFailure)} />
      )}
      {/* For programs that keep passwords: whose it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <NewPasswordFields form={form} label={t`New password`} email={email} />
      <div>
        <Button type="submit" pending={changing.isPending}>
          <Trans>Change password</Trans>
        </Button>
      </div>
    </Form>
  );
}
