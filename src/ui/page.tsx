import { type ReactNode, useEffect } from 'react';
import { PRODUCT_NAME } from '#src/lib/config.ts';
import { endHydration } from '#src/lib/i18n.ts';
import { classNames } from './class-names.ts';
import { PageHead } from './page-head.tsx';

/** The page's browser title. */
export function PageTitle({ title }: { title: string }) {
  // Every screen has one, so React has taken over the whole page.
  useEffect(endHydration, []);
  return <title>{title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`}</title>;
}

/** The page's one heading, which takes the focus after navigation. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <h1 tabIndex={-1} className={classNames('text-28 md:text-36', className)}>
      {children}
    </h1>
  );
}

export type PageProps = {
  title: string;
  /** For search engines and link previews; public pages have one. */
  description?: string;
  /** False keeps a public page out of search engines. */
  isIndexed?: boolean;
  /** The search params that affect a public page's content. */
  params?: readonly string[];
  /** The link one level up, above the heading. */
  back?: ReactNode;
  /** Shown below the heading. */
  lead?: ReactNode;
  /** Shown beside the heading; below it on a phone. */
  actions?: ReactNode;
  /** `form` limits the content to a form's width; `wide` widens the page. */
  width?: 'page' | 'form' | 'wide';
  /** A pane beside the content from 1024 px on. */
  beside?: ReactNode;
  /** The pane replaces the content too, unless the screen is very wide. */
  isBesideWide?: boolean;
  children: ReactNode;
};

const besideClass =
  'py-6 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-6 xl:grid-cols-[26rem_minmax(0,1fr)]';

/** A screen: document title, heading, and content. */
export function Page({
  title,
  description,
  isIndexed = true,
  params = [],
  back,
  lead,
  actions,
  width = 'page',
  beside,
  isBesideWide = false,
  children,
}: PageProps) {
  return (
    <div
      className={classNames(
        'page-width',
        width === 'wide' && 'wide-page',
        beside ? besideClass : 'py-8 md:py-12',
        isBesideWide && 'lg:max-2xl:block',
      )}
    >
      <PageTitle title={title} />
      {description && (
        <PageHead title={title} description={description} isIndexed={isIndexed} params={params} />
      )}
      <div
        className={classNames(
          'min-w-0',
          width === 'form' && 'mx-auto max-w-form',
          isBesideWide && 'lg:max-2xl:hidden',
        )}
      >
        {back && <div className="-mt-3 mb-1">{back}</div>}
        <header
          className={classNames(
            'flex flex-wrap items-end justify-between gap-x-4',
            beside ? 'mb-4 gap-y-1' : 'mb-6 gap-y-4 md:mb-8',
          )}
        >
          <div className="min-w-0">
            <PageHeading className={beside ? 'lg:text-28' : undefined}>{title}</PageHeading>
            {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
          </div>
          {actions}
        </header>
        {children}
      </div>
      {beside}
    </div>
  );
}
