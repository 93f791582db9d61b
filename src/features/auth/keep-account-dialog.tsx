import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { keepAccount } from '#src/api/deletion.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** Asks whether an account that is about to be deleted stays, before something is begun with it (rule DELETE-2). */
export function KeepAccountDialog({
  deletesAt,
  onDone,
  onClose,
}: {
  deletesAt: string | null;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const day = useTimes().longDate(deletesAt);
  const keeping = useMutation(keepAccount());
  return (
    <Dialog
      title={t`Keep your account?`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button
            pending={keeping.isPending}
            onClick={() => keeping.mutate(undefined, { onSuccess: onDone })}
            autoFocus
          >
            <Trans>Keep my account</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Your account will be deleted on <b>{day}</b>. Keep it to continue.
        </Trans>
      </p>
    </Dialog>
  );
}
