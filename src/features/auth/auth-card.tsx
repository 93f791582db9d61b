import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { PageHeading, PageTitle } from '#src/ui/page.tsx';
import { Card } from '#src/ui/panel.tsx';

/**
 * The layout of the login, registration and password pages: a card that ends in a link to another of them. `beside`,
 * where there is room, is a panel as high as the card; without it the card is a narrow one.
 */
export function AuthCard({
  title,
  children,
  footer,
  beside,
}: {
  title: string;
  children: ReactNode;
  footer: ReactNode;
  beside?: ReactNode;
}) {
  return (
    <div
      className={classNames(
        'page-width grid justify-items-center gap-8 py-4 sm:py-8',
        'md:min-h-[min(48rem,calc(100lvh-var(--bar)))] md:content-center',
        Boolean(beside) && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)]',
      )}
    >
      <PageTitle title={title} />
      <Card
        className={classNames(
          'flex w-full flex-col self-stretch lg:order-last',
          beside ? 'max-w-[29rem]' : 'max-w-[25rem]',
        )}
      >
        <div className="flex-1 p-4 xs:p-5 sm:p-8">
          <PageHeading className="mb-4 text-24 sm:mb-6 sm:text-28">{title}</PageHeading>
          {children}
        </div>
        <p className="rounded-b border-line border-t bg-canvas px-4 py-4 text-center text-muted">
          {footer}
        </p>
      </Card>
      {beside}
    </div>
  );
}
