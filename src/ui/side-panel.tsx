import type { ReactNode } from 'react';

/** Beside a text; on narrow screens, a bar at the foot that stays in sight. */
export function SidePanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside
      aria-label={label}
      className="foot-bar print:hidden sticky bottom-0 z-20 -mx-4 border-line border-t bg-raised p-4 sm:-mx-6 sm:px-6 lg:top-[calc(var(--bar)+1.5rem)] lg:bottom-auto lg:mx-0 lg:self-start lg:rounded lg:border lg:p-5"
    >
      {children}
    </aside>
  );
}
