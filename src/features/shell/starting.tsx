import { Trans, useLingui } from '@lingui/react/macro';
import { PRODUCT_NAME } from '#src/lib/config.ts';
import { networkErrorMessage } from '#src/lib/connection.ts';
import { START_FAILURE_ID } from '#src/lib/start-failure.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageTitle } from '#src/ui/page.tsx';

const linkClass = 'link';

/**
 * The server's placeholder for a browser-rendered screen: a notice that it needs scripts, and a hidden one that it
 * failed to start (rule PAGE-2).
 */
export function Starting() {
  const { i18n } = useLingui();
  return (
    <div className="page-width text-center">
      <PageTitle title={PRODUCT_NAME} />
      <div id={START_FAILURE_ID} role="alert" hidden className="py-16">
        <h1 className="text-28 md:text-36">
          <Trans>Something went wrong</Trans>
        </h1>
        <p className="my-4 text-muted">{i18n._(networkErrorMessage)}</p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address leads here: one shell is for all */}
        <a href="" className={buttonClass('primary')}>
          <Trans>Try again</Trans>
        </a>
      </div>
      <noscript>
        <h1 className="mt-16 text-28">
          <Trans>This page needs JavaScript</Trans>
        </h1>
        <p className="mx-auto my-4 max-w-prose text-muted">
          <Trans>
            Logging in, creating an account and applying work with JavaScript only. Turn it on in
            your browser and load this page again. You can search and read jobs without it:
          </Trans>
        </p>
        <p>
          <Link to="/" className={linkClass}>
            <Trans>Home</Trans>
          </Link>{' '}
          ·{' '}
          <Link to="/jobs" className={linkClass}>
            <Trans>Find Jobs</Trans>
          </Link>{' '}
          ·{' '}
          <Link to="/faq" className={linkClass}>
            <Trans>FAQ</Trans>
          </Link>
        </p>
      </noscript>
    </div>
  );
}
