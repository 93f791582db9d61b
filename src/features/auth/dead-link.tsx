import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/panel.tsx';

/** In the place of the form whose link sets no password any more: what to do instead. */
export function DeadLink() {
  return (
    <div className="grid gap-5">
      <Notice tone="danger">
        <Trans>This link has expired or has already been used.</Trans>
      </Notice>
      <Link to="/forgot-password" className={buttonClass('primary')}>
        <Trans>Ask for a new link</Trans>
      </Link>
    </div>
  );
}
