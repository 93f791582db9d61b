import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/panel.tsx';

/**
 * Shown instead of a screen that is for another role, with a link back. `title` is the screen's
 * title.
 */
export function Forbidden({ title, text }: { title: string; text?: string }) {
  const { t } = useLingui();
  return (
    <Page title={title}>
      <EmptyState
        icon="alert"
        title={text ?? t`You don't have permission to access this page.`}
        action={
          <Link to="/dashboard" className={buttonClass('secondary')}>
            <Trans>Back to Dashboard</Trans>
          </Link>
        }
      />
    </Page>
  );
}
