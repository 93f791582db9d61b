import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Application } from '../../contract/application.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { onIntent } from '../../ui/lazy-component.tsx';
import { isDecided } from './steps.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Nothing can be withdrawn once it is decided or withdrawn. */
export const canWithdraw = ({ status, withdrawn_at }: Application): boolean =>
  !withdrawn_at && !isDecided(status);

/** Withdraws an application after a confirmation; nothing where it can't be. */
export function WithdrawButton({
  application,
  onWithdrawn,
}: {
  application: Application;
  onWithdrawn?: () => void;
}) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const jobTitle = application.job?.title || t`Job title not available`;
  // While the dialog is open it stays, or it would be gone before its own withdrawal has led on.
  if (!canWithdraw(application) && !isAsking) return null;

  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label={t`Withdraw the application for ${jobTitle}`}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
        {...onIntent(Confirm.preload)}
      >
        <Trans>Withdraw</Trans>
      </Button>
      {isAsking && (
        <WithdrawDialog
          application={application}
          onWithdrawn={onWithdrawn}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
