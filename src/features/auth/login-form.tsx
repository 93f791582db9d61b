import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { failureMessages } from '#src/api/api-error.ts';
import { login, loginFailure } from '#src/api/sign-in.ts';
import { credentialsSchema } from '#src/contract/accounts/credentials.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/choice.tsx';
import { FailureList } from '#src/ui/failure-notices.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { Form } from '#src/ui/form.tsx';
import { TextLink } from '#src/ui/link.tsx';
import { PasswordField, TextField } from '#src/ui/text-field.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';

/** What the form holds. */
const loginFormSchema = z.object({ ...credentialsSchema.shape, rememberMe: z.boolean() });

/** Signs in; the session that begins leads on. */
export function LoginForm() {
  const { t } = useLingui();
  const loggingIn = useMutation(login());
  const form = useSchemaForm({
    schema: loginFormSchema,
    defaultValues: { email: '', password: '', rememberMe: true },
  });
  const field = fieldOf(form);

  return (
    <Form form={form} onSubmit={(typed) => loggingIn.mutate(typed)}>
      {loggingIn.isError && (
        <FailureList failures={failureMessages(loggingIn.error, loginFailure)} />
      )}
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        {...field('email')}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckboxField label={t`Remember me`} {...form.register('rememberMe')} />
        <TextLink to="/forgot-password" className="text-14">
          <Trans>Forgot password?</Trans>
        </TextLink>
      </div>
      <Button type="submit" pending={loggingIn.isPending}>
        <Trans>Login</Trans>
      </Button>
    </Form>
  );
}
