import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { PageHeading, PageTitle } from '#src/ui/page.tsx';
import { Card } from '#src/ui/panel.tsx';
import { type Drawing, Scene } from '#src/ui/scene.tsx';

/**
 * The layout of the login, registration and password pages: a card that ends in a link to another of them, and
 * `beside` it, on narrow screens below it, what happens after it. `scene` fills the foot of a panel with little text.
 * A step on the way has nothing beside it.
 */
export function AuthCard({
  title,
  children,
  footer,
  beside,
  scene,
}: {
  title: string;
  children: ReactNode;
  footer: ReactNode;
  beside?: ReactNode;
  scene?: Drawing;
}) {
  return (
    <div
      className={classNames(
        'page-width grid items-start justify-items-center gap-4 py-4 sm:gap-8 sm:py-8 lg:py-12',
        Boolean(beside) && 'lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)]',
      )}
    >
      <PageTitle title={title} />
      <Card className="w-full max-w-[29rem]">
        <div className="p-4 xs:p-5 sm:p-8">
          <PageHeading className="mb-4 text-24 sm:mb-6 sm:text-28">{title}</PageHeading>
          {children}
        </div>
        <p className="rounded-b border-line border-t bg-canvas px-4 py-4 text-center text-muted">
          {footer}
        </p>
      </Card>
      {beside && (
        <div className="w-full overflow-hidden rounded border border-line bg-wash max-lg:max-w-[29rem]">
          <div className="p-4 xs:p-5 sm:p-8">{beside}</div>
          {scene && <Scene scene={scene} className="-mt-2 block w-full max-lg:hidden" />}
        </div>
      )}
    </div>
  );
}
