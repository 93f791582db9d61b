import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { withdrawApplication } from '#src/api/application-mutations.ts';
import { useSession } from '#src/api/auth.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { canWithdraw } from '#src/contract/applications/statuses.ts';
import { applyDraftNames } from '#src/lib/draft-names.ts';
import { discardDrafts } from '#src/lib/drafts.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { onIntent } from '#src/ui/lazy-component.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';

/** Withdraws an application after a confirmation; renders nothing if it can't be withdrawn. */
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
  // Stays while the dialog is open; otherwise the withdrawal would unmount it before `onWithdrawn` runs.
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
        <Icon name={moreIcons.undo} width="16" height="16" />
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

/** Withdraws an application after a confirmation (rule APP-5). */
export function WithdrawDialog({
  application,
  onWithdrawn,
  onClose,
}: {
  application: Application;
  onWithdrawn?: (() => void) | undefined;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const userId = useSession().user?._id;
  const withdrawing = useMutation({
    ...withdrawApplication(),
    // Also discards the job's draft. Callbacks passed to `mutate` don't run once the row has unmounted.
    onSuccess: () => {
      if (userId && application.job)
        discardDrafts(Object.values(applyDraftNames(userId, application.job._id)));
    },
  });
  return (
    <Confirm
      title={t`Withdraw this application?`}
      confirmLabel={t`Withdraw`}
      pending={withdrawing.isPending}
      onConfirm={() =>
        withdrawing.mutate(application._id, { onSuccess: onWithdrawn, onSettled: onClose })
      }
      onCancel={onClose}
    >
      <p className="font-medium">{application.job?.title || t`Job title not available`}</p>
      <p className="mt-2 text-muted">
        {application.is_again ? (
          <Trans>
            The employer will see that you’ve withdrawn it. You’ve already applied a second time, so
            you can’t apply for this job again.
          </Trans>
        ) : (
          <Trans>
            The employer will see that you’ve withdrawn it. You can apply once more while the job is
            open.
          </Trans>
        )}
      </p>
    </Confirm>
  );
}
