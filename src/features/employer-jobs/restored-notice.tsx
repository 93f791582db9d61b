import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/panel.tsx';

/** Says that the form shows a restored draft. */
export function RestoredNotice() {
  return (
    <Notice>
      <Trans>What you typed here before and did not send is still in the form.</Trans>
    </Notice>
  );
}
