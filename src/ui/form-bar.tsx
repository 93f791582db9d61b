import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/**
 * The sticky footer of a long form. No focused field is hidden behind it (`foot-bar` in
 * styles.css).
 */
export function FormBar({ children, className }: { children: ReactNode; className: string }) {
  return (
    <div
      className={classNames(
        'foot-bar sticky bottom-0 z-10 -mx-4 grid border-line border-t bg-canvas px-4 sm:mx-0 sm:px-0',
        className,
      )}
    >
      {children}
    </div>
  );
}
