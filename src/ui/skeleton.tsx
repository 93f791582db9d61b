import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A grey bar in place of a text or picture, in its size. */
export function SkeletonLine({ className }: { className?: string }) {
  return <span className={classNames('pulsing block rounded-sm bg-line', className)} />;
}

/**
 * Wraps the lines of a skeleton. Screen readers announce it once, and it only appears when the wait
 * becomes noticeable.
 */
export function Skeleton({ children, className }: { children: ReactNode; className?: string }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className={classNames('late', className)}>
      <span className="sr-only">{t`Loading`}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
