import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { failureMessages } from '#src/api/api-error.ts';
import { forgotPassword, forgotPasswordFailure } from '#src/api/password-reset.ts';
import { forgotPasswordSchema } from '#src/contract/accounts/credentials.ts';
import { Button } from '#src/ui/button.tsx';
import { FailureList } from '#src/ui/failure-notices.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { Form } from '#src/ui/form.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';

/** Asks for the address, and afterwards says the same whether or not an account has it. */
export function ForgotPasswordForm() {
  const { t, i18n } = useLingui();
  const asking = useMutation(forgotPassword());
  const form = useSchemaForm({
    schema: forgotPasswordSchema,
    defaultValues: { email: '' },
  });

  const email = asking.variables?.email;
  return (
    <Form form={form} onSubmit={({ email }) => asking.mutate({ email, language: i18n.locale })}>
      {asking.isSuccess && (
        <Notice tone="success">
          <Trans>
            If there is an account for {email}, we have sent a link to that address. It is valid for
            one hour and works once. If you asked before, the earlier link still works too. Check
            your spam folder too.
          </Trans>
        </Notice>
      )}
      {asking.isError && (
        <FailureList failures={failureMessages(asking.error, forgotPasswordFailure)} />
      )}
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        {...fieldOf(form)('email')}
      />
      <Button
        type="submit"
        variant={asking.isSuccess ? 'secondary' : 'primary'}
        pending={asking.isPending}
      >
        {asking.isSuccess ? <Trans>Send it again</Trans> : <Trans>Send the link</Trans>}
      </Button>
    </Form>
  );
}
