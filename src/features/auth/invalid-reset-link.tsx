import { Trans } from '@lingui/react/macro';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/panel.tsx';

/** Shown instead of the form when the reset link has expired or was used: what to do now. */
export function InvalidResetLink() {
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
