import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from './class-names.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

/** Dims the previous page once the wait becomes noticeable. */
export const staleClass = (isStale: boolean): string =>
  classNames('transition-opacity delay-150 duration-150', isStale && 'opacity-55');

type ListRegionProps = {
  /** Omitted when the section around it has a name. */
  label?: string;
  /** The page in the URL, from 1. */
  page: number;
  /** Whether the previous page still shows. */
  isStale: boolean;
  /** The total, in a `role="status"`, which announces changes. */
  status?: ReactNode;
  /** Shown instead of an empty list; false when there are items. */
  empty: ReactNode;
  pager: ReactNode;
  ref?: RefObject<HTMLElement | null>;
  /** Gets a lost focus; by default the region itself. */
  focusTarget?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
};

/**
 * One page of a list. The previous page stays, dimmed, while the next loads. If the focused element disappears, the
 * focus stays in the region (rule LIST-3).
 */
export function ListRegion({
  label,
  page,
  isStale,
  status,
  empty,
  pager,
  ref,
  focusTarget,
  className = 'grid gap-6',
  children,
}: ListRegionProps) {
  const own = useRef<HTMLElement>(null);
  const region = ref ?? own;
  useRestoredFocus(focusTarget ?? region, `${page} ${isStale}`);
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isStale}
      className={classNames('rounded', className, staleClass(isStale))}
    >
      {status}
      {empty || children}
      {pager}
    </section>
  );
}
