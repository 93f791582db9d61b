import type { LinkProps } from '@tanstack/react-router';
import { Icon } from './icons.tsx';
import { Link } from './link.tsx';

/** A link one level up, above a screen's heading (`back` of `Page`). */
export function BackLink({ children, ...link }: LinkProps) {
  return (
    <Link
      {...link}
      className="print:hidden inline-flex min-h-11 items-center gap-2 rounded text-14 text-muted hover:text-brand"
    >
      {(state) => (
        <>
          <Icon name="arrowLeft" width="18" height="18" />
          {typeof children === 'function' ? children(state) : children}
        </>
      )}
    </Link>
  );
}
