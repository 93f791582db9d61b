import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { logOutElsewhere } from '../../api/account-security.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** The Security tab of the profile: password and sessions. */
export function AccountSecurity({ email }: { email: string }) {
  const { t } = useLingui();
  const loggingOut = useMutation(logOutElsewhere());
  return (
    <div className="grid gap-6">
      <FormSection title={t`Change password`}>
        <p className="-mt-3 text-muted">
          <Trans>You’ll stay logged in here. All other devices will be logged out.</Trans>
        </p>
        <ChangePasswordForm email={email} />
      </FormSection>
      <FormSection title={t`Email notifications`}>
        <p className="-mt-3 text-muted">
          <Trans>Choose which emails you get, how often, and in which language.</Trans>
        </p>
        <div>
          <Link to="/notifications/preferences" className={buttonClass('secondary')}>
            <Trans>Choose emails</Trans>
          </Link>
        </div>
      </FormSection>
      <FormSection title={t`Other devices`}>
        <p className="-mt-3 text-muted">
          <Trans>
            Did you log in on a shared computer, or lose a phone? You can log out everywhere but
            here.
          </Trans>
        </p>
        <div>
          <ConfirmButton
            variant="secondary"
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
        </div>
      </FormSection>
    </div>
  );
}
