import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { describeFailures } from '../../api/api-error.ts';
import { isLinkRefused, resetPassword, resetPasswordFailure } from '../../api/password-reset.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { DeadLink } from './dead-link.tsx';
import { showFieldProblems } from './field-problems.ts';
import { FormErrors } from './form-errors.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { resetPasswordFormSchema } from './reset-password-form-schema.ts';

/** Asks for a new password, twice. `token` is the one of the link that led here. */
export function ResetPasswordForm({ token, onReset }: { token: string; onReset: () => void }) {
  const { t } = useLingui();
  const resetting = useMutation(resetPassword());
  const form = useSchemaForm({
    schema: resetPasswordFormSchema,
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;

  const submit = form.handleSubmit(({ password }) =>
    resetting.mutate(
      { token, password },
      { onSuccess: onReset, onError: (error) => showFieldProblems(form, error) },
    ),
  );

  if (isLinkRefused(resetting.error)) return <DeadLink />;
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {resetting.isError && (
        <FormErrors texts={describeFailures(resetting.error, resetPasswordFailure)} />
      )}
      <NewPasswordField
        label={t`New password`}
        typed={form.watch('password')}
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
      <Button type="submit" pending={resetting.isPending}>
        <Trans>Change password</Trans>
      </Button>
    </form>
  );
}
