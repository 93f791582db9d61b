import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/link.tsx';
import { PageHeading } from '#src/ui/page.tsx';
import { type Drawing, Scene } from '#src/ui/scene.tsx';
import file from '#src/ui/scenes/arriving.svg?no-inline';

const arriving: Drawing = [file, '0 0 1040 330'];

type HeroProps = {
  /** Replaces the visitor's links for signed-in users. */
  welcome: ReactNode;
  search: ReactNode;
  numbers: ReactNode;
};

/** Introduces the product beside a drawing; then the search, and a sign-up button for visitors (rule HOME-1). */
export function Hero({ welcome, search, numbers }: HeroProps) {
  return (
    <div className="border-line border-b bg-wash">
      <div className="page-width pt-8 max-sm:pb-4 md:pt-14">
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-4">
          <div className="grid grid-cols-1 gap-4 lg:self-center lg:pb-8">
            <PageHeading className="max-w-[10.4em] text-36 md:text-48">
              <Trans>Find the job that fits the life you want</Trans>
            </PageHeading>
            <p className="max-w-[28.2em] text-18 text-muted max-sm:hidden">
              <Trans>
                Search open jobs, apply in minutes and follow every application. Employers read and
                answer them in one place.
              </Trans>
            </p>
            {/* Reserves the space for a signed-in user until the session loads. */}
            <div className={classNames('mt-1 stored-session:block', welcome === null && 'hidden')}>
              <div className="min-h-31">{welcome}</div>
            </div>
          </div>
          <Scene scene={arriving} className="hidden aspect-64/33 w-[29rem] lg:block xl:w-[40rem]" />
        </div>
        <div className="relative mt-6 lg:-mt-5 lg:pb-6">
          {search}
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            {numbers}
            {welcome === null && <VisitorLinks />}
          </div>
        </div>
      </div>
      <Scene scene={arriving} className="mt-2 block w-full lg:hidden" />
    </div>
  );
}

/** Sign-up and job links for visitors (rule HOME-4). */
function VisitorLinks() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 stored-session:hidden">
      <Link to="/register" className={buttonClass('secondary')}>
        <Trans>Sign up</Trans>
      </Link>
      <Link to="/jobs" className={buttonClass('ghost')}>
        <Trans>Browse Jobs</Trans>
      </Link>
      <p className="text-muted">
        <Trans>
          Hiring?{' '}
          <Link
            to="/register"
            search={{ as: 'employer', redirect: '/jobs/create' }}
            className="link"
          >
            Post a job for free
          </Link>
        </Trans>
      </p>
    </div>
  );
}
