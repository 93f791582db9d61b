import type { ReactNode } from 'react';

/** A panel in the column beside a text; on narrow screens, a sticky bar at the bottom. */
export function SidePanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside
      aria-label={label}
      className="foot-bar print:hidden sticky cramped:static bottom-0 z-20 -mx-(--gutter) border-line border-t bg-raised px-(--gutter) py-4 lg:static lg:mx-0 lg:rounded lg:border lg:p-5"
    >
      {children}
    </aside>
  );
}
