import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureMessage, failureMessages, problemsOf } from '#src/api/api-error.ts';
import {
  cancelEmailChange,
  changeEmail,
  changeEmailFailure,
  getEmailSettingsFailure,
  getEmailSettingsQuery,
} from '#src/api/email.ts';
import { isUnknownCall } from '#src/api/unless-unknown.ts';
import { emailChangeSchema } from '#src/contract/accounts/email.ts';
import { Button } from '#src/ui/button.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { SimpleForm } from '#src/ui/form.tsx';
import { ErrorNotice, Notice } from '#src/ui/panel.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { EditableSetting, Setting } from '#src/ui/setting.tsx';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { PasswordField } from '#src/ui/text-field.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-restored-focus.ts';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { ConfirmEmailDialog } from './confirm-email-dialog.tsx';
import { EmailField } from './email-field.tsx';
import { ResendButton } from './resend-button.tsx';

/** The account's address, and the one it is changing to (rule CONFIRM-5). */
export function EmailSetting({ id, email: known }: { id: string; email: string }) {
  const { t } = useLingui();
  const [isEntering, setIsEntering] = useState(false);
  const query = useQuery(getEmailSettingsQuery());
  const plain = (notice?: ReactNode) => (
    <Setting id={id} title={t`Email`} text={<LoginAddress email={known} />}>
      {notice}
    </Setting>
  );
  // A server that only knows the specification's calls (rule CALL-8).
  if (isUnknownCall(query.error)) return plain();
  const close = () => setIsEntering(false);
  return (
    <>
      <QueryStates
        query={query}
        skeleton={plain()}
        failure={(error) => failureMessage(error, getEmailSettingsFailure)}
        renderFailure={(text) => plain(<ErrorNotice text={text} onRetry={() => query.refetch()} />)}
      >
        {({ email, is_confirmed, pending }) => (
          <EditableSetting
            id={id}
            title={t`Email`}
            text={
              <>
                <LoginAddress email={email} />{' '}
                {!is_confirmed && <Trans>It isn’t confirmed yet.</Trans>}
              </>
            }
            label={t`Change email`}
            form={(close) => <ChangeEmailForm email={email} onSent={close} />}
          >
            {(pending || !is_confirmed) && (
              <WaitingAddress
                email={pending || email}
                isChange={pending !== ''}
                onEnterCode={() => setIsEntering(true)}
              />
            )}
          </EditableSetting>
        )}
      </QueryStates>
      {/* Outlives the notice that opens it: it has something left to do when the address is confirmed. */}
      {isEntering && <ConfirmEmailDialog email={known} onDone={close} onClose={close} />}
    </>
  );
}

function LoginAddress({ email }: { email: string }) {
  return (
    <Trans>
      You log in as <bdi className="font-medium text-text">{email}</bdi>.
    </Trans>
  );
}

/** An address that waits for its confirmation. */
function WaitingAddress({
  email,
  isChange,
  onEnterCode,
}: {
  email: string;
  isChange: boolean;
  onEnterCode: () => void;
}) {
  const { t } = useLingui();
  const cancelling = useMutation(cancelEmailChange());
  const enter = useRef<HTMLButtonElement>(null);
  // An unconfirmed account goes on waiting, but the button that was pressed is gone.
  useFocusAfterRemoval(enter, isChange ? 1 : 0);
  return (
    <Notice
      action={
        <div className="flex flex-wrap gap-2">
          <Button ref={enter} variant="secondary" size="small" onClick={onEnterCode}>
            {t`Enter code`}
          </Button>
          {isChange && (
            <Button
              variant="ghost"
              size="small"
              pending={cancelling.isPending}
              onClick={() => cancelling.mutate()}
            >
              {t`Keep the old email`}
            </Button>
          )}
        </div>
      }
    >
      <p className="wrap-anywhere">
        {isChange ? (
          <Trans>
            Open the link that we sent to <b>{email}</b> to start using that address, or{' '}
            <ResendButton>resend it</ResendButton>.
          </Trans>
        ) : (
          <Trans>
            Open the link that we sent to <b>{email}</b>, or <ResendButton>resend it</ResendButton>.
            Unconfirmed accounts without jobs, applications or files are deleted after 30 days.
          </Trans>
        )}
      </p>
    </Notice>
  );
}

function ChangeEmailForm({ email, onSent }: { email: string; onSent: () => void }) {
  const { t } = useLingui();
  const changing = useMutation(changeEmail());
  const form = useSchemaForm({
    schema: emailChangeSchema,
    defaultValues: { email: '', current_password: '' },
  });
  const field = fieldOf(form);
  const { setFocus } = form;
  // The user has just opened the form, so focus its first field.
  useEffect(() => setFocus('email'), [setFocus]);

  const isAtField = problemsOf(changing.error).length > 0;
  return (
    <SimpleForm
      form={form}
      onSubmit={(body) =>
        changing.mutate(body, {
          onSuccess: onSent,
          onError: (error) => showFieldErrors(form, problemsOf(error)),
        })
      }
      failures={isAtField ? [] : failureMessages(changing.error, changeEmailFailure)}
      button={{
        children: <Trans>Send the link</Trans>,
        pending: changing.isPending,
        className: 'justify-self-start',
      }}
    >
      <p className="text-14 text-muted">
        <Trans>
          We’ll send a link to the new address. Your old address gets an email too, from which the
          change can be undone for 7 days.
        </Trans>
      </p>
      <EmailField label={t`New email`} {...field('email')} autoComplete="email" />
      {/* Lets password managers match the account. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        {...field('current_password')}
      />
    </SimpleForm>
  );
}
