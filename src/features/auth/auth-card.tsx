import type { ReactNode } from 'react';
import { PageHeading, PageTitle } from '#src/ui/page.tsx';
import { Card } from '#src/ui/panel.tsx';
import { Scene } from '#src/ui/scene.tsx';
import { scenes } from '#src/ui/scenes.ts';

/**
 * The layout of the login and registration pages: a card, with a link to the other page below, beside a drawing
 * where there is room.
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
    <div className="page-width grid items-center justify-items-center gap-x-16 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <PageTitle title={title} />
      <Scene scene={scenes.meeting} className="w-full rounded-dialog bg-wash max-lg:hidden" />
      <div className="grid w-full max-w-form justify-items-center gap-6">
        <Card className="w-full p-6 max-xs:p-4 sm:p-8">
          <PageHeading className="mb-6 text-28">{title}</PageHeading>
          {children}
        </Card>
        <p className="text-muted">{footer}</p>
      </div>
    </div>
  );
}
