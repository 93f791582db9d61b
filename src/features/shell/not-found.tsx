import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeading, PageTitle } from '../../ui/page.tsx';

/** The not-found page. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <div className="page-width grid min-h-96 content-center justify-items-center gap-4 py-16 text-center">
      <PageTitle title={t`Page not found`} />
      <p aria-hidden="true" className="font-semibold text-48 text-line-strong tabular-nums">
        404
      </p>
      <PageHeading>
        <Trans>Page not found</Trans>
      </PageHeading>
      <p className="max-w-prose text-muted">
        <Trans>This address leads nowhere. The page may have been moved or removed.</Trans>
      </p>
      <Link to="/" className={buttonClass('primary')}>
        <Trans>Back to home</Trans>
      </Link>
    </div>
  );
}
