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
    <h1 tabIndex={-1} className={className ?? 'text-28 md:text-36'}>
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
  /** To be read rather than worked in: a large title, and room around it. */
  isReading?: boolean;
  /** Limits the content to a form's width. */
  isForm?: boolean;
  /** A pane beside the content from 1024 px on. */
  beside?: ReactNode;
  /** The pane replaces the content too, unless the screen is very wide. */
  isBesideWide?: boolean;
  children: ReactNode;
};

const besideClass = 'lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-6';

/** A screen: document title, heading, and content. */
export function Page({
  title,
  description,
  isIndexed = true,
  params = [],
  back,
  lead,
  actions,
  isReading = false,
  isForm = false,
  beside,
  isBesideWide = false,
  children,
}: PageProps) {
  return (
    <div
      className={classNames(
        'page-width',
        isReading ? 'py-8 md:py-12' : 'py-6',
        Boolean(beside) && besideClass,
        isBesideWide && 'lg:max-xl:block',
      )}
    >
      <PageTitle title={title} />
      {description && (
        <PageHead title={title} description={description} isIndexed={isIndexed} params={params} />
      )}
      <div
        className={classNames(
          'min-w-0',
          isForm && 'max-w-form',
          isBesideWide && 'lg:max-xl:hidden',
        )}
      >
        {back && <div className="-mt-3 mb-1">{back}</div>}
        <header
          className={classNames(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
            isReading ? 'mb-6 md:mb-8' : 'mb-4',
          )}
        >
          <div className="min-w-0">
            <PageHeading className={isReading ? undefined : 'text-24'}>{title}</PageHeading>
            {lead && (
              <p className={classNames('max-w-prose text-muted', isReading ? 'mt-2' : 'mt-1')}>
                {lead}
              </p>
            )}
          </div>
          {actions}
        </header>
        {children}
      </div>
      {beside}
    </div>
  );
}
