import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A grey bar in place of a text or picture, in its size. */
export function SkeletonLine({ className }: { className?: string }) {
  return <span className={classNames('pulsing block rounded-sm bg-line', className)} />;
}

const toLines = (lines: readonly string[]) =>
  // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity but their place
  lines.map((line, index) => <SkeletonLine key={index} className={line} />);

/** Rows of a list that are all alike: `lines` are the classes of the lines in each. */
export function SkeletonRows({
  count,
  lines,
  className,
}: {
  count: number;
  lines: readonly string[];
  className: string;
}) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={className}>
      {toLines(lines)}
    </div>
  ));
}

/**
 * Wraps what stands in for a part of a screen, or `lines` of these classes. Screen readers announce it once, and
 * it only appears when the wait becomes noticeable.
 */
export function Skeleton({
  lines = [],
  children,
  className,
}: {
  lines?: readonly string[];
  children?: ReactNode;
  className?: string;
}) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className={classNames('late', className)}>
      <span className="sr-only">{t`Loading`}</span>
      <div aria-hidden="true">
        {toLines(lines)}
        {children}
      </div>
    </div>
  );
}
