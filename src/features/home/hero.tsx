import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { HeroIllustration } from './hero-illustration.tsx';

/** What the product is, in two sentences, with a sign-up button for visitors. */
export function Hero({ isVisitor }: { isVisitor: boolean }) {
  return (
    <div className="grid items-center gap-10 lg:grid-cols-[1fr_auto]">
      <div className="grid gap-5">
        <PageHeading className="max-w-[18ch] md:text-48">
          <Trans>Find the job that fits the life you want</Trans>
        </PageHeading>
        <p className="max-w-prose text-18 text-muted">
          <Trans>
            Search open positions, apply in minutes and see where every application stands.
            Employers read each letter and answer in one place.
          </Trans>
        </p>
        {isVisitor && (
          <div className="mt-1 flex flex-wrap gap-3 stored-session:hidden">
            <Link to="/register" className={buttonClass('primary')}>
              <Trans>Sign up</Trans>
            </Link>
            <Link to="/jobs" className={buttonClass('secondary')}>
              <Trans>Browse Jobs</Trans>
            </Link>
          </div>
        )}
      </div>
      <HeroIllustration />
    </div>
  );
}
