import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureMessages } from '#src/api/api-error.ts';
import { forgotPassword, forgotPasswordFailure } from '#src/api/password-reset.ts';
import { forgotPasswordSchema } from '#src/contract/accounts/credentials.ts';
import { Button } from '#src/ui/button.tsx';
import { FailureList } from '#src/ui/failure-notices.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { SimpleForm } from '#src/ui/form.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { EmailField } from './email-field.tsx';

/** When an account gets its second link (rule PASSWORD-2). */
const NEXT_LINK_MS = 60_000;

/**
 * Asks for the address (`render` frames each step by its title), then says the same whether or not the account exists.
 */
export function ForgotPasswordForm({
  render,
}: {
  render: (title: string, content: ReactNode) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  const asking = useMutation(forgotPassword());
  // Stays while another link is on its way.
  const [sentTo, setSentTo] = useState<string | null>(null);
  const field = useRef<HTMLFormElement>(null);
  const form = useSchemaForm({
    schema: forgotPasswordSchema,
    defaultValues: { email: '' },
  });
  const ask = (email: string) =>
    asking.mutate({ email, language: i18n.locale }, { onSuccess: () => setSentTo(email) });
  const failures = failureMessages(asking.error, forgotPasswordFailure);

  if (sentTo !== null)
    return render(
      t`Check your email`,
      <LinkSent
        email={sentTo}
        pending={asking.isPending}
        onResend={() => ask(sentTo)}
        onOther={() => {
          asking.reset();
          setSentTo(null);
          // After the form has rendered.
          setTimeout(() => field.current?.querySelector('input')?.focus());
        }}
      >
        <FailureList failures={failures} />
      </LinkSent>,
    );
  return render(
    t`Forgot your password?`,
    <>
      <p className="-mt-3 mb-5 text-muted">
        <Trans>
          Enter the email you registered with. We’ll send you a link to choose a new password.
        </Trans>
      </p>
      <SimpleForm
        ref={field}
        form={form}
        onSubmit={({ email }) => ask(email)}
        failures={failures}
        button={{ children: <Trans>Send the link</Trans>, pending: asking.isPending }}
      >
        <EmailField required {...fieldOf(form)('email')} />
      </SimpleForm>
    </>,
  );
}

/** Where the link went. Another one can be had after a minute. */
function LinkSent({
  email,
  pending,
  onResend,
  onOther,
  children,
}: {
  email: string;
  pending: boolean;
  onResend: () => void;
  onOther: () => void;
  children: ReactNode;
}) {
  const [isEarly, setIsEarly] = useState(true);
  useEffect(() => {
    if (!isEarly) return;
    const timer = setTimeout(() => setIsEarly(false), NEXT_LINK_MS);
    return () => clearTimeout(timer);
  }, [isEarly]);
  // The field that had the focus is gone.
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  return (
    <div className="grid gap-5">
      <p role="status" className="wrap-anywhere">
        <Trans>
          If there’s an account for <strong>{email}</strong>, we’ve sent a link to that address.
          It’s valid for one hour and works once. An earlier link still works, too.
        </Trans>
      </p>
      <p className="text-muted">
        <Trans>Nothing there? Check your spam folder too.</Trans>{' '}
        {isEarly && <Trans>You can ask for another link in a minute.</Trans>}
      </p>
      {children}
      <div className="flex flex-wrap gap-3">
        {!isEarly && (
          <Button
            pending={pending}
            onClick={() => {
              onResend();
              setIsEarly(true);
            }}
          >
            <Trans>Send it again</Trans>
          </Button>
        )}
        <Button variant="secondary" onClick={onOther}>
          <Trans>Use another email</Trans>
        </Button>
      </div>
    </div>
  );
}
