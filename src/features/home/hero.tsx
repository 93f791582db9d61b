import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { SquareIllustration } from '../../ui/square-illustration.tsx';

/**
 * What the product is, in two sentences, with a sign-up button for visitors, beside the square; then the
 * search, at the edge of its ground.
 */
export function Hero({ isVisitor, children }: { isVisitor: boolean; children: ReactNode }) {
  return (
    <div className="border-line border-b bg-wash">
      <div className="page-width pt-10 md:pt-14">
        <div className="grid gap-8 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-4">
          <div className="grid gap-4 lg:self-center lg:pb-8">
            <PageHeading className="max-w-[16ch] text-36 md:text-48">
              <Trans>Find the job that fits the life you want</Trans>
            </PageHeading>
            <p className="max-w-[44ch] text-18 text-muted">
              <Trans>
                Search open jobs, apply in minutes and follow every application. Employers read and
                answer them in one place.
              </Trans>
            </p>
            {isVisitor && (
              <div className="mt-1 flex flex-wrap gap-3 stored-session:hidden">
                <Link to="/register" className={buttonClass('secondary')}>
                  <Trans>Sign up</Trans>
                </Link>
                <Link to="/jobs" className={buttonClass('ghost')}>
                  <Trans>Browse Jobs</Trans>
                </Link>
              </div>
            )}
          </div>
          <SquareIllustration className="hidden w-[30rem] lg:block xl:w-[35rem]" />
        </div>
        <div className="relative mt-8 lg:-mt-5 lg:pb-6">{children}</div>
      </div>
      <SquareIllustration className="mt-4 block h-40 w-full sm:h-56 lg:hidden" isCropped />
    </div>
  );
}
