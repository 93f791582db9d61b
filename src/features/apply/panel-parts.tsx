import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Spinner } from '#src/ui/spinner.tsx';

/** Shown while checking whether the candidate has applied. */
export function Checking() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Checking your application`}
      className="grid place-items-center py-3"
    >
      <span className="sr-only">{t`Checking your application`}</span>
      <Spinner className="text-brand" />
    </div>
  );
}

/** Title, text and the one action; side by side on a phone, where there is room. */
export function Panel({
  title,
  children,
  action,
  className,
}: {
  title?: string;
  children: ReactNode;
  action: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={classNames('grid gap-3 lg:gap-4 sm:max-lg:flex sm:max-lg:items-center', className)}
    >
      {title && <h2 className="hidden text-18 lg:block">{title}</h2>}
      {children}
      <div className="grid sm:max-lg:ms-auto sm:max-lg:shrink-0">{action}</div>
    </div>
  );
}
