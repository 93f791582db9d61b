import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHeading, PageTitle } from '#src/ui/page.tsx';
import { Scene } from '#src/ui/scene.tsx';
import { scenes } from '#src/ui/scenes.ts';

/** The not-found page; `search` and `jobs` offer ways on. */
export function NotFound({ search, jobs }: { search?: ReactNode; jobs?: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Page not found`} />
      <div className="border-line border-b bg-wash">
        <div className="page-width grid gap-4 pt-10 sm:gap-6 sm:grid-cols-[1fr_auto] sm:items-end md:pt-14">
          <div className="grid justify-items-start gap-4 self-center sm:pb-8">
            <PageHeading>
              <Trans>Page not found</Trans>
            </PageHeading>
            <p className="max-w-prose text-18 text-muted">
              <Trans>We can’t find that page. It may have been moved or removed.</Trans>
            </p>
            <Link to="/" className={buttonClass(search ? 'secondary' : 'primary')}>
              <Trans>Back to home</Trans>
            </Link>
          </div>
          <Scene
            scene={scenes.lostStreet}
            className="block max-sm:-mx-(--gutter) max-sm:w-[calc(100%+2*var(--gutter))] sm:w-80 lg:w-[30rem]"
          />
        </div>
      </div>
      {(search || jobs) && (
        <div className="page-width grid gap-10 pt-8 md:gap-14">
          {search}
          {jobs}
        </div>
      )}
    </>
  );
}
