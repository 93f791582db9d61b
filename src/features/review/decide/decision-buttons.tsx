import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { setApplicationStatus } from '#src/api/application-mutations.ts';
import type { Application } from '#src/contract/applications/application.ts';
import type { ApplicationStatus, SettableStatus } from '#src/contract/applications/statuses.ts';
import { useLockedFrame } from '#src/features/review/review-frame.tsx';
import type { UiText } from '#src/lib/ui-text.ts';
import { translate } from '#src/lib/ui-text.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons.tsx';
import { onIntent } from '#src/ui/lazy-component.tsx';
import { Menu, MenuAction } from '#src/ui/menu.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { DecideOnOne } from './lazy-decide-dialog.ts';
import { usePendingStatus } from './use-pending-status.ts';

/** The next stage after each status: a status to set, or an interview; none after a decision. */
const nextStages: Partial<
  Record<ApplicationStatus, { label: UiText; next: SettableStatus | 'interview' }>
> = {
  pending: { label: msg`Start reviewing`, next: 'reviewed' },
  reviewed: { label: msg`Invite to interview`, next: 'interview' },
  interview: { label: msg`Accept`, next: 'hired' },
};

type DecisionButtonsProps = {
  application: Application;
  /** In one row on a phone: what is rarer is in a menu. */
  isCompact?: boolean;
  onInterview: () => void;
  onMessage: () => void;
};

/**
 * What an employer does with an open application: move it to its next stage, reject it, send any other decision or a
 * message. Accepting and rejecting open the dialog with a template of that kind (rule REVIEW-17).
 */
export function DecisionButtons({
  application,
  isCompact = false,
  onInterview,
  onMessage,
}: DecisionButtonsProps) {
  const { t, i18n } = useLingui();
  const { mutate } = useMutation(setApplicationStatus(application._id));
  const isChanging = usePendingStatus(application._id) !== undefined;
  const [deciding, setDeciding] = useState<{ preset?: SettableStatus }>();
  useLockedFrame(deciding !== undefined);
  const { status } = application;
  const stage = nextStages[status];
  const advance = () => {
    if (isChanging) return;
    if (stage?.next === 'interview') onInterview();
    else if (stage?.next === 'hired') setDeciding({ preset: 'hired' });
    else if (stage) mutate({ status: stage.next });
  };
  const growing = isCompact ? 'grow min-h-11!' : undefined;
  const dialog = { 'aria-haspopup': 'dialog', ...onIntent(DecideOnOne.preload) } as const;
  return (
    <div className={classNames('flex gap-2', isCompact ? 'max-xs:flex-wrap' : 'flex-wrap')}>
      {stage && (
        <Button size="small" aria-disabled={isChanging} className={growing} onClick={advance}>
          {translate(i18n, stage.label)}
        </Button>
      )}
      {status !== 'rejected' && (
        <Button
          variant="secondary"
          size="small"
          className={classNames('text-danger', growing)}
          onClick={() => setDeciding({ preset: 'rejected' })}
          {...dialog}
        >
          <Trans>Reject</Trans>
        </Button>
      )}
      {isCompact && stage ? (
        <Menu label={t`More actions`} button={<Icon name={moreIcons.more} strokeWidth="3" />}>
          <MenuAction onClick={() => setDeciding({})}>
            <Trans>Send decision</Trans>
          </MenuAction>
          <MenuAction onClick={onMessage}>{t({ message: 'Message', context: 'verb' })}</MenuAction>
        </Menu>
      ) : (
        <>
          <Button
            variant="secondary"
            size="small"
            className={growing}
            onClick={() => setDeciding({})}
            {...dialog}
          >
            <Trans>Send decision</Trans>
          </Button>
          <Button variant="ghost" size="small" className={growing} onClick={onMessage}>
            {t({ message: 'Message', context: 'verb' })}
          </Button>
        </>
      )}
      {deciding && (
        <DecideOnOne
          application={application}
          preset={deciding.preset}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </div>
  );
}
