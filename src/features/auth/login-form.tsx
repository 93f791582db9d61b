import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import * as z from 'zod/mini';
import { ApiError, failureMessages } from '#src/api/api-error.ts';
import { login, loginByPasskey, loginFailure } from '#src/api/sign-in.ts';
import { credentialsSchema } from '#src/contract/accounts/credentials.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/choice.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { SimpleForm } from '#src/ui/form.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { TextLink } from '#src/ui/link.tsx';
import { PasswordField } from '#src/ui/text-field.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { EmailField } from './email-field.tsx';

const loginFormSchema = z.object({ ...credentialsSchema.shape, rememberMe: z.boolean() });

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The second step was reached here: one step back leads to email and password. */
    isSecondStep?: boolean;
  }
}

const SecondStepForm = lazyComponent(
  async () => (await import('./second-step-form.tsx')).SecondStepForm,
);

/**
 * Signs in; the new session then redirects (rule AUTH-1). Some accounts need a second step first, a screen of its own
 * in place of what `render` frames (rule TWOSTEP-9).
 */
export function LoginForm({ render }: { render: (form: ReactNode) => ReactNode }) {
  const { t } = useLingui();
  const { history } = useRouter();
  const navigate = useNavigate({ from: '/login' });
  const isSecond = useLocation({ select: ({ state }) => state.isSecondStep === true });
  const loggingIn = useMutation(login());
  const byPasskey = useMutation(loginByPasskey());
  const form = useSchemaForm({
    schema: loginFormSchema,
    defaultValues: { email: '', password: '', rememberMe: true },
  });
  const field = fieldOf(form);
  const methods = isSecond ? methodsOf(loggingIn.error) : [];
  const typed = methods.length > 0 ? loggingIn.variables : undefined;
  // Coming back, the field that had the focus is gone.
  useEffect(() => (typed ? () => form.setFocus('password') : undefined), [typed, form]);
  const failed = loggingIn.error ?? byPasskey.error;

  const firstStep = render(
    <>
      <SimpleForm
        form={form}
        onSubmit={(credentials) => {
          byPasskey.reset();
          loggingIn.mutate(credentials, {
            onError: (error) => {
              if (methodsOf(error).length > 0)
                void navigate({
                  search: true,
                  state: (state) => ({ ...state, isSecondStep: true }),
                });
            },
          });
        }}
        failures={methodsOf(failed).length > 0 ? [] : failureMessages(failed, loginFailure)}
        // Also until the code of the second step has loaded.
        button={{ children: <Trans>Login</Trans>, pending: loggingIn.isPending || Boolean(typed) }}
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
      {canUsePasskeys() && (
        <Button
          variant="secondary"
          pending={byPasskey.isPending}
          onClick={() => {
            loggingIn.reset();
            byPasskey.mutate(form.getValues('rememberMe'));
          }}
        >
          <Trans>Log in with a passkey</Trans>
        </Button>
      )}
    </>,
  );
  return typed ? (
    <SecondStepForm
      fallback={firstStep}
      methods={methods}
      typed={typed}
      onBack={() => history.back()}
    />
  ) : (
    firstStep
  );
}

/** By what the log-in goes on, if the password was right and the account has a second step. */
const methodsOf = (error: unknown): readonly string[] =>
  (error instanceof ApiError ? error.methods : undefined) ?? [];
