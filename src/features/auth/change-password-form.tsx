import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { changePassword, changePasswordFailure } from '../../api/account-security.ts';
import { ApiError, describeFailures } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { changePasswordFormSchema } from './change-password-form-schema.ts';
import { showFieldProblems } from './field-problems.ts';
import { FormErrors } from './form-errors.tsx';
import { NewPasswordField } from './new-password-field.tsx';

/** Changes the password of the signed-in user, whose address is `email`. */
export function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useLingui();
  const changing = useMutation(changePassword());
  const form = useSchemaForm({
    schema: changePasswordFormSchema,
    defaultValues: { current_password: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(({ current_password, password }) =>
    changing.mutate(
      { current_password, password },
      {
        onSuccess: () => form.reset(),
        onError: (error) => showFieldProblems(form, error),
      },
    ),
  );

  // What is said at a field is not said twice.
  const isAtField = changing.error instanceof ApiError && changing.error.errors.length > 0;
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {changing.isError && !isAtField && (
        <FormErrors texts={describeFailures(changing.error, changePasswordFailure)} />
      )}
      {/* For programs that keep passwords: whose it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <NewPasswordField
        label={t`New password`}
        typed={form.watch('password')}
        email={email}
        error={errors.password?.message}
        {...form.register('password', {
          // What it is compared with has changed.
          onChange: () => form.clearErrors('confirmPassword'),
        })}
      />
      <PasswordField
        label={t`Confirm password`}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <div>
        <Button type="submit" pending={changing.isPending}>
          <Trans>Change password</Trans>
        </Button>
      </div>
    </form>
  );
}
