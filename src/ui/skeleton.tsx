import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A grey bar in the place of a text or picture; give it the size of what it stands for. */
export function SkeletonLine({ className }: { className?: string }) {
  return <span className={classNames('pulsing block rounded-sm bg-line', className)} />;
}

/** Holds bones; told to screen readers once, and shown only when waiting has become noticeable. */
export function Skeleton({ children, className }: { children: ReactNode; className?: string }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className={classNames('late', className)}>
      <span className="sr-only">{t`Loading`}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
