import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureMessages } from '#src/api/api-error.ts';
import { confirmEmail, confirmEmailFailure, disownEmail } from '#src/api/email.ts';
import { isLinkRefused } from '#src/api/password-reset.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { FailureList } from '#src/ui/failure-notices.tsx';
import { Link } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/panel.tsx';

/**
 * Confirms the address that a link was mailed to, or says that the account is somebody else's. Only a press does either:
 * programs open the links of mails to check them (rules CONFIRM-2 and CONFIRM-7).
 */
export function ConfirmEmail({ token, isLoggedIn }: { token: string; isLoggedIn: boolean }) {
  const confirming = useMutation(confirmEmail());
  const disowning = useMutation(disownEmail());
  const error = confirming.error ?? disowning.error;

  if (token === '' || isLinkRefused(error))
    return (
      <Outcome tone="danger" isLoggedIn={isLoggedIn}>
        <Trans>
          This link has expired or has already been used. Log in to get a new one under Settings.
        </Trans>
      </Outcome>
    );
  if (confirming.data) {
    const { email } = confirming.data;
    return (
      <Outcome tone="success" isLoggedIn={isLoggedIn}>
        <Trans>
          <b>{email}</b> is confirmed. Where you were waiting for it, you can carry on.
        </Trans>
      </Outcome>
    );
  }
  if (disowning.isSuccess)
    return (
      <Notice tone="success">
        <Trans>Thanks for telling us. This address is no longer linked to that account.</Trans>
      </Notice>
    );
  const isBusy = confirming.isPending || disowning.isPending;
  return (
    <div className="grid gap-5">
      <FailureList failures={failureMessages(error, confirmEmailFailure)} />
      <p>
        <Trans>
          Did you enter this address for your Meydan account? Then confirm that it’s yours.
        </Trans>
      </p>
      <Button
        pending={confirming.isPending}
        onClick={() => {
          if (isBusy) return;
          disowning.reset();
          confirming.mutate(token);
        }}
      >
        <Trans>Confirm email</Trans>
      </Button>
      <div className="grid gap-3 border-line border-t pt-5">
        <p className="text-muted">
          <Trans>
            If you didn’t, someone else did. We’ll remove your address from that account, or delete
            the account if it was created with it.
          </Trans>
        </p>
        <Button
          variant="secondary"
          pending={disowning.isPending}
          onClick={() => {
            if (isBusy) return;
            confirming.reset();
            disowning.mutate(token);
          }}
        >
          <Trans>This wasn’t me</Trans>
        </Button>
      </div>
    </div>
  );
}

function Outcome({
  tone,
  isLoggedIn,
  children,
}: {
  tone: 'success' | 'danger';
  isLoggedIn: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-5">
      <Notice tone={tone}>
        <p className="wrap-anywhere">{children}</p>
      </Notice>
      <Link to={isLoggedIn ? '/dashboard' : '/login'} className={buttonClass('primary')}>
        {isLoggedIn ? <Trans>Go to the dashboard</Trans> : <Trans>Log in</Trans>}
      </Link>
    </div>
  );
}
