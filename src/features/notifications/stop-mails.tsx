import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { updatePreferencesOfKind } from '#src/api/notification-preferences.ts';
import type { MailedKind, NotificationMode } from '#src/contract/notifications/notification.ts';
import { Button } from '#src/ui/button.tsx';
import { Card, Notice } from '#src/ui/panel.tsx';
import { useRestoredFocus } from '#src/ui/use-restored-focus.ts';
import { kindLabels } from './mail-labels.ts';

/** Offers to stop mails of this kind; one press stops them, another undoes it (rule NOTICE-4). */
export function StopMails({
  kind,
  mode,
  token,
}: {
  kind: MailedKind;
  mode: NotificationMode;
  token: string | undefined;
}) {
  const { i18n } = useLingui();
  const { mutate, isPending } = useMutation(updatePreferencesOfKind(token));
  // The mode before the user stopped the mails here.
  const [before, setBefore] = useState<NotificationMode>();
  const choose = (chosen: NotificationMode) => mutate({ modes: { [kind]: chosen } });
  const label = i18n._(kindLabels[kind]);
  // The Undo button replaces the pressed one.
  const button = useRef<HTMLButtonElement>(null);
  useRestoredFocus(button, mode);

  if (mode === 'never')
    return (
      <Notice
        tone={before ? 'success' : 'info'}
        action={
          before && (
            <Button
              ref={button}
              variant="secondary"
              size="small"
              pending={isPending}
              onClick={() => choose(before)}
            >
              <Trans>Undo</Trans>
            </Button>
          )
        }
      >
        <Trans>
          You don’t get emails about this anymore: <b>{label}</b>
        </Trans>
      </Notice>
    );
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-18">
          <Trans>Stop these emails?</Trans>
        </h2>
        <p className="mt-1 text-muted">
          <Trans>
            You’ll no longer get emails about this: <b className="text-text">{label}</b>
          </Trans>
        </p>
      </div>
      <Button
        ref={button}
        pending={isPending}
        onClick={() => {
          setBefore(mode);
          choose('never');
        }}
      >
        <Trans>Stop these emails</Trans>
      </Button>
    </Card>
  );
}
