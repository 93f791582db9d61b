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

/** Title, text and actions; on a phone the actions are side by side. */
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
    <div className={classNames('grid gap-3 lg:gap-4', className)}>
      {title && <h2 className="hidden text-18 lg:block">{title}</h2>}
      {children}
      <div className="grid xs:max-lg:flex gap-3 xs:max-lg:*:flex-auto max-sm:*:px-3">{action}</div>
    </div>
  );
}
