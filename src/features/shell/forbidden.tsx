import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotFoundRouteProps } from '@tanstack/react-router';
import { translate, type UiText } from '#src/lib/ui-text.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { ScreenPage, useScreen } from './screen-page.tsx';

const forOthers = msg`You don't have permission to access this page.`;

/** Shown instead of another role's screen, with a link back. `text` overrides the route's. */
export function Forbidden({ text }: Partial<NotFoundRouteProps> & { text?: UiText }) {
  const { i18n } = useLingui();
  const { forbidden = forOthers } = useScreen();
  return (
    <ScreenPage>
      <EmptyState
        spot="barrier"
        title={translate(i18n, text ?? forbidden)}
        action={
          <Link to="/dashboard" className={buttonClass('secondary')}>
            <Trans>Back to Dashboard</Trans>
          </Link>
        }
      />
    </ScreenPage>
  );
}
