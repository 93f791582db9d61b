import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import * as z from 'zod/mini';
import {
  changePassword,
  changePasswordFailure,
  logoutEverywhere,
} from '#src/api/account-security.ts';
import { failureMessages, problemsOf } from '#src/api/api-error.ts';
import { usePasswordMin } from '#src/api/settings.ts';
import { type PasswordChange, passwordChangeSchema } from '#src/contract/accounts/credentials.ts';
import { PASSWORD_MIN } from '#src/contract/limits.ts';
import type { Settings } from '#src/contract/server/settings.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { ConfirmButton } from '#src/ui/confirm-button.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { SimpleForm } from '#src/ui/form.tsx';
import { Link } from '#src/ui/link.tsx';
import { Card } from '#src/ui/panel.tsx';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { PasswordField } from '#src/ui/text-field.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordPair, samePasswords } from './password-pair.ts';

/** The profile's Security tab: one row per setting. */
export function AccountSecurity({ email }: { email: string }) {
  const { t } = useLingui();
  const loggingOut = useMutation(logoutEverywhere());
  return (
    <Card>
      <ul className="divide-y divide-line">
        <SettingRow
          title={t`Email`}
          text={
            <Trans>
              You log in as <bdi className="font-medium text-text">{email}</bdi>. It can’t be
              changed here.
            </Trans>
          }
        />
        <PasswordRow email={email} />
        <SettingRow
          title={t`Email notifications`}
          text={<Trans>Choose which emails you get, how often, and in which language.</Trans>}
          action={
            <Link to="/notifications/preferences" className={buttonClass('secondary', 'small')}>
              <Trans>Choose emails</Trans>
            </Link>
          }
        />
        <SettingRow
          title={t`Other devices`}
          text={
            <Trans>
              Did you log in on a shared computer, or lose a phone? You can log out everywhere but
              here.
            </Trans>
          }
          action={
            <ConfirmButton
              variant="secondary"
              size="small"
              label={t`Log out everywhere else`}
              pending={loggingOut.isPending}
              title={t`Log out on all other devices?`}
              confirmLabel={t`Log out everywhere else`}
              onConfirm={() => loggingOut.mutate()}
            >
              <p>
                <Trans>
                  You’ll stay logged in here. Anyone who uses your account elsewhere has to log in
                  again.
                </Trans>
              </p>
            </ConfirmButton>
          }
        />
      </ul>
    </Card>
  );
}

/** The password; its form opens on demand. */
function PasswordRow({ email }: { email: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  return (
    <SettingRow
      title={t`Password`}
      text={<Trans>You’ll stay logged in here. All other devices will be logged out.</Trans>}
      action={
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t`Cancel` : t`Change password`}
        </Button>
      }
    >
      {isOpen && (
        <div id={formId} className="max-w-md">
          <ChangePasswordForm email={email} />
        </div>
      )}
    </SettingRow>
  );
}

/** An account setting: its description and its action. */
function SettingRow({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** The form that the action opens, below the row. */
  children?: ReactNode;
}) {
  return (
    <li className="grid gap-5 p-4 sm:px-6 sm:py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-16">{title}</h2>
          <p className="wrap-anywhere mt-0.5 text-14 text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </li>
  );
}

/** The current password, the new one, and its confirmation. */
const changePasswordFormSchema = (passwordMin: Settings['password_min']) =>
  z.object({ ...passwordChangeSchema.shape, ...passwordPair(passwordMin) }).check(samePasswords);

/** Changes the password of the user with this `email`. */
function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useLingui();
  const changing = useMutation(changePassword());
  const form = useSchemaForm({
    schema: changePasswordFormSchema(usePasswordMin() ?? PASSWORD_MIN),
    defaultValues: { current_password: '', password: '', confirmPassword: '' },
  });
  const field = fieldOf(form);
  const { setFocus } = form;
  // The user has just opened the form, so focus its first field.
  useEffect(() => setFocus('current_password'), [setFocus]);

  const change = ({ current_password, password }: PasswordChange) =>
    changing.mutate(
      { current_password, password },
      {
        onSuccess: () => form.reset(),
        onError: (error) => showFieldErrors(form, problemsOf(error)),
      },
    );

  // Errors shown at a field aren't repeated above the form.
  const isAtField = problemsOf(changing.error).length > 0;
  return (
    <SimpleForm
      form={form}
      onSubmit={change}
      failures={isAtField ? [] : failureMessages(changing.error, changePasswordFailure)}
      button={{
        children: <Trans>Change password</Trans>,
        pending: changing.isPending,
        className: 'justify-self-start',
      }}
    >
      {/* Lets password managers match the account. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        {...field('current_password')}
      />
      <NewPasswordFields label={t`New password`} email={email} />
    </SimpleForm>
  );
}
