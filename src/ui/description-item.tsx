import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A term and its description, within a `<dl>`. */
export function DescriptionItem({
  term,
  children,
  className,
}: {
  term: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={classNames('min-w-0', className)}>
      <dt className="text-14 text-muted">{term}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
