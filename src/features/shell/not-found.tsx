import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHeading, PageTitle } from '#src/ui/page.tsx';
import { Scene } from '#src/ui/scene.tsx';
import { scenes } from '#src/ui/scenes.ts';

/** Characters of an address that are named. */
const NAMED = 80;

/** The path as people write it: its letters rather than their codes, none that don't show, and not all of a long one. */
const readable = (path: string): string => {
  let text = path;
  try {
    text = decodeURI(path);
  } catch {
    // Not the code of any letter.
  }
  const letters = [...text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '')];
  return letters.slice(0, NAMED).join('') + (letters.length > NAMED ? '…' : '');
};

/** The not-found page, which names the address; `search` and `jobs` offer ways on. */
export function NotFound({ search, jobs }: { search?: ReactNode; jobs?: ReactNode }) {
  const { t } = useLingui();
  const address = readable(useLocation().pathname);
  return (
    <div className="page-width grid gap-8 py-8 md:gap-10">
      <PageTitle title={t`Page not found`} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6 md:flex-nowrap">
        <div className="grid min-w-0 justify-items-start gap-3">
          <PageHeading>
            <Trans>Page not found</Trans>
          </PageHeading>
          <p className="max-w-prose text-muted">
            <Trans>We can’t find that page. It may have been moved or removed.</Trans>
          </p>
          <p className="wrap-anywhere rounded-sm border border-line bg-surface px-2 py-0.5 text-14">
            <bdi>{address}</bdi>
          </p>
          <Link to="/" className={buttonClass(search ? 'secondary' : 'primary')}>
            <Trans>Back to home</Trans>
          </Link>
        </div>
        <Scene
          scene={scenes.lostStreet}
          className="w-full shrink-0 rounded-dialog bg-wash md:w-80"
        />
      </div>
      {search}
      {jobs}
    </div>
  );
}
