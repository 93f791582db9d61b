import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/**
 * The sticky footer of a long form. `foot-bar` in styles.css keeps focused fields clear of it. On cramped screens it
 * isn't sticky.
 */
export function FormBar({ children, className }: { children: ReactNode; className: string }) {
  return (
    <div
      className={classNames(
        'foot-bar sticky cramped:static bottom-0 z-10 -mx-(--gutter) grid border-line border-t bg-raised px-(--gutter) sm:bottom-3 sm:mx-0 sm:rounded sm:border sm:px-4 sm:shadow-raised',
        className,
      )}
    >
      {children}
    </div>
  );
}
