import type { ReactNode } from 'react';
import { PageHeading, PageTitle } from '../../ui/page.tsx';
import { Card } from '../../ui/panel.tsx';

/**
 * The layout of the login and registration pages: a centred card, with a link to the other page
 * below it.
 */
export function AuthCard({
  title,
  children,
  footer,
}: {
  title: string;
  children: ReactNode;
  footer: ReactNode;
}) {
  return (
    <div className="page-width grid justify-items-center gap-6 py-10 md:py-16">
      <PageTitle title={title} />
      <Card className="w-full max-w-form p-6 max-xs:p-4 sm:p-8">
        <PageHeading className="mb-6 md:text-28">{title}</PageHeading>
        {children}
      </Card>
      <p className="text-muted">{footer}</p>
    </div>
  );
}
