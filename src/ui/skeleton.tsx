import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A grey bar the size of the text or picture it replaces. */
export function SkeletonLine({ className }: { className?: string }) {
  return <span className={classNames('pulsing block rounded-sm bg-line', className)} />;
}

/** Wraps a skeleton's lines. Screen readers announce it once; it appears only after a noticeable wait. */
export function Skeleton({ children, className }: { children: ReactNode; className?: string }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className={classNames('late', className)}>
      <span className="sr-only">{t`Loading`}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
