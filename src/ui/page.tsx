import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../lib/config.ts';
import { classNames } from './class-names.ts';
import { PageHead } from './page-head.tsx';

/** The page's title in the browser, in the current language. */
export function PageTitle({ title }: { title: string }) {
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
  /** What the page is about, for search engines and link previews; public pages have one. */
  description?: string;
  /** False for a public page that search engines should pass over. */
  isIndexed?: boolean;
  /** The search params that a public page's content depends on. */
  params?: readonly string[];
  /** Shown below the heading. */
  lead?: ReactNode;
  /** Shown beside the heading; below it on a phone. */
  actions?: ReactNode;
  /** `form` limits the content to the width of a form. */
  width?: 'page' | 'form';
  children: ReactNode;
};

/** A screen: document title, heading, and content. */
export function Page({
  title,
  description,
  isIndexed = true,
  params = [],
  lead,
  actions,
  width = 'page',
  children,
}: PageProps) {
  return (
    <div className="page-width py-8 md:py-12">
      <PageTitle title={title} />
      {description && <PageHead {...{ title, description, isIndexed, params }} />}
      <div className={classNames(width === 'form' && 'mx-auto max-w-form')}>
        <header className="mb-6 flex flex-wrap items-end justify-between gap-4 md:mb-8">
          <div className="min-w-0">
            <PageHeading>{title}</PageHeading>
            {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
          </div>
          {actions}
        </header>
        {children}
      </div>
    </div>
  );
}
