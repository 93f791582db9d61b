import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { failureMessages } from '#src/api/api-error.ts';
import { login, loginFailure } from '#src/api/sign-in.ts';
import { credentialsSchema } from '#src/contract/accounts/credentials.ts';
import { CheckboxField } from '#src/ui/choice.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { SimpleForm } from '#src/ui/form.tsx';
import { TextLink } from '#src/ui/link.tsx';
import { PasswordField } from '#src/ui/text-field.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { EmailField } from './email-field.tsx';

const loginFormSchema = z.object({ ...credentialsSchema.shape, rememberMe: z.boolean() });

/** Signs in; the new session then redirects (rule AUTH-1). */
export function LoginForm() {
  const { t } = useLingui();
  const loggingIn = useMutation(login());
  const form = useSchemaForm({
    schema: loginFormSchema,
    defaultValues: { email: '', password: '', rememberMe: true },
  });
  const field = fieldOf(form);

  return (
    <SimpleForm
      form={form}
      onSubmit={(typed) => loggingIn.mutate(typed)}
      failures={failureMessages(loggingIn.error, loginFailure)}
      button={{ children: <Trans>Login</Trans>, pending: loggingIn.isPending }}
    >
      <EmailField required {...field('email')} />
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
    </SimpleForm>
  );
}
