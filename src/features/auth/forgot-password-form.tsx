import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { failureMessages } from '#src/api/api-error.ts';
import { forgotPassword, forgotPasswordFailure } from '#src/api/password-reset.ts';
import { forgotPasswordSchema } from '#src/contract/accounts/credentials.ts';
import { fieldOf } from '#src/ui/field-of.ts';
import { SimpleForm } from '#src/ui/form.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { EmailField } from './email-field.tsx';

/** Asks for the address, then shows the same message whether or not the account exists. */
export function ForgotPasswordForm() {
  const { i18n } = useLingui();
  const asking = useMutation(forgotPassword());
  const form = useSchemaForm({
    schema: forgotPasswordSchema,
    defaultValues: { email: '' },
  });

  const email = asking.variables?.email;
  return (
    <SimpleForm
      form={form}
      onSubmit={({ email }) => asking.mutate({ email, language: i18n.locale })}
      failures={failureMessages(asking.error, forgotPasswordFailure)}
      button={{
        children: asking.isSuccess ? <Trans>Send it again</Trans> : <Trans>Send the link</Trans>,
        variant: asking.isSuccess ? 'secondary' : 'primary',
        pending: asking.isPending,
      }}
    >
      {asking.isSuccess && (
        <Notice tone="success">
          <Trans>
            If there is an account for {email}, we have sent a link to that address. It is valid for
            one hour and works once. If you asked before, the earlier link still works too. Check
            your spam folder too.
          </Trans>
        </Notice>
      )}
      <EmailField required {...fieldOf(form)('email')} />
    </SimpleForm>
  );
}
