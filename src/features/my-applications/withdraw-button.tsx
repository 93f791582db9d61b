import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { withdrawApplication } from '../../api/application-mutations.ts';
import { useSession } from '../../api/auth.ts';
import type { Application } from '../../contract/application.ts';
import { OPEN_STATUSES } from '../../contract/enumerations.ts';
import { applyDraftNames } from '../../lib/draft-names.ts';
import { discardDrafts } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { onIntent } from '../../ui/lazy-component.tsx';

/** Withdraws an application after a confirmation; nothing once it is decided or withdrawn. */
export function WithdrawButton({
  application,
  onWithdrawn,
}: {
  application: Application;
  onWithdrawn?: () => void;
}) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const userId = useSession().user?._id;
  const withdrawing = useMutation({
    ...withdrawApplication(),
    // The job's draft is discarded too. Here, since the card has unmounted by then.
    onSuccess: () => {
      if (userId && application.job)
        discardDrafts(Object.values(applyDraftNames(userId, application.job._id)));
    },
  });
  const close = () => setIsAsking(false);
  const jobTitle = application.job?.title || t`Job title not available`;
  const { status, withdrawn_at, is_again } = application;
  if (withdrawn_at || !OPEN_STATUSES.some((open) => open === status)) return null;

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
        <Confirm
          title={t`Withdraw this application?`}
          confirmLabel={t`Withdraw`}
          pending={withdrawing.isPending}
          onConfirm={() =>
            withdrawing.mutate(application._id, { onSuccess: onWithdrawn, onSettled: close })
          }
          onCancel={close}
        >
          <p className="font-medium">{jobTitle}</p>
          <p className="mt-2 text-muted">
            {is_again ? (
              <Trans>
                The employer will see that you’ve withdrawn it. You’ve already applied a second
                time, so you can’t apply for this job again.
              </Trans>
            ) : (
              <Trans>
                The employer will see that you’ve withdrawn it. You can apply once more while the
                job is open.
              </Trans>
            )}
          </p>
        </Confirm>
      )}
    </>
  );
}
