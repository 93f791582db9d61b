import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { endSessions } from '../../api/console-mutations.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';

/** Logs the user out on every device, after a confirmation. */
export function EndSessions({ userId }: { userId: string }) {
  const { t } = useLingui();
  const ending = useMutation(endSessions(userId));
  return (
    <div className="mt-6">
      <ConfirmButton
        variant="secondary"
        size="small"
        label={t`Log out everywhere`}
        pending={ending.isPending}
        title={t`Log this user out everywhere?`}
        confirmLabel={t`Log out everywhere`}
        onConfirm={() => ending.mutate()}
      >
        <p>
          <Trans>The user has to log in again on every device. Nothing is deleted.</Trans>
        </p>
      </ConfirmButton>
    </div>
  );
}
