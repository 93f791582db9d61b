import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/panel.tsx';

/** Says that the form shows a restored draft. */
export function RestoredNotice() {
  return (
    <Notice>
      <Trans>We’ve kept what you typed here before.</Trans>
    </Notice>
  );
}
