import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { withdrawApplication } from '../../api/application-mutations.ts';
import { useSession } from '../../api/auth.ts';
import type { Application } from '../../contract/application.ts';
import { applyDraftNames } from '../../lib/draft-names.ts';
import { discardDrafts } from '../../lib/drafts.ts';
import { Confirm } from '../../ui/confirm.tsx';

/** Asks before an application is withdrawn, and withdraws it. */
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
    // The job's draft is discarded too. Here, since the row has unmounted by then.
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
