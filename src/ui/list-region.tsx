import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from './class-names.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

/** Dims what still shows another page, as soon as waiting has become noticeable. */
export const staleClass = (isStale: boolean): string =>
  classNames('transition-opacity delay-150 duration-150', isStale && 'opacity-55');

type ListRegionProps = {
  /** Absent where the section around it has a name. */
  label?: string;
  /** The page that the address names, from 1. */
  page: number;
  /** Whether it still shows the page before. */
  isStale: boolean;
  /** How many there are, in a `role="status"`: it is read out when it changes, also when nothing is left. */
  status?: ReactNode;
  /** In the place of the list where there is nothing; false where there is something. */
  empty: ReactNode;
  pager: ReactNode;
  ref?: RefObject<HTMLElement | null>;
  /** What takes the focus when it is lost; the region itself when not said. */
  focusTarget?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
};

/**
 * One page of a list. The page before stays, dimmed, while the next one loads; when what had the focus
 * has gone with it, the focus stays here.
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
