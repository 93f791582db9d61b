import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/panel.tsx';

/** Says why the form is not as it was stored. */
export function RestoredNotice() {
  return (
    <Notice>
      <Trans>What you typed here before and did not send is still in the form.</Trans>
    </Notice>
  );
}
