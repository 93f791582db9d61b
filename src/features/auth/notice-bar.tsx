import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';

/** A line below the top bar of every screen. */
export function NoticeBar({
  tone = 'info',
  action,
  children,
}: {
  tone?: 'info' | 'danger';
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <aside
      className={classNames(
        'print:hidden border-line border-b',
        tone === 'info' ? 'bg-info-wash text-info' : 'bg-danger-wash text-danger',
      )}
    >
      <div className="page-width flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2 py-2 text-14">
        <p className="wrap-anywhere min-w-0 flex-1 basis-64">{children}</p>
        {action}
      </div>
    </aside>
  );
}
