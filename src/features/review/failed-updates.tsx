import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { messages } from '../../contract/messages.ts';
import { type Message, translate } from '../../lib/message.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/panel.tsx';
import type { FailedUpdate } from './use-bulk-status.ts';

const notFound = msg`Application not found`;
const reasons: Partial<Record<FailedUpdate['outcome'], Message>> = {
  forbidden: msg`You do not have permission to update this application`,
  withdrawn: messages.applicationWithdrawn,
  unchanged: msg`Already has this status, so no message was sent`,
};

/** The applications that a bulk status change could not update, with the reasons. */
export function FailedUpdates({
  rows,
  onDismiss,
}: {
  rows: readonly FailedUpdate[];
  onDismiss: () => void;
}) {
  const { t, i18n } = useLingui();
  if (rows.length === 0) return null;
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="danger" size="small" onClick={onDismiss}>
          <Trans>Dismiss</Trans>
        </Button>
      }
    >
      <p className="font-medium">
        <Trans>The status of these applications couldn’t be changed:</Trans>
      </p>
      <ul className="mt-1 list-disc ps-5">
        {rows.map(({ id, name, outcome }) => (
          <li key={id}>
            <bdi>{name || t`Unknown`}</bdi>: {translate(i18n, reasons[outcome] ?? notFound)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
