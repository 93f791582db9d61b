import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icons.tsx';

/** A surface with a border. */
export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('rounded border border-line bg-surface', className)}>{children}</div>
  );
}

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const noticeStyles: Record<NoticeTone, { className: string; icon: IconName }> = {
  info: { className: 'bg-info-wash text-info', icon: 'info' },
  success: { className: 'bg-success-wash text-success', icon: 'check' },
  warning: { className: 'bg-warning-wash text-warning', icon: 'alert' },
  danger: { className: 'bg-danger-wash text-danger', icon: 'alert' },
};

/** An inline message. Screen readers announce a `danger` as soon as it appears. */
export function Notice({
  tone = 'info',
  children,
  action,
}: {
  tone?: NoticeTone;
  children: ReactNode;
  action?: ReactNode;
}) {
  const { className, icon } = noticeStyles[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded px-4 py-3',
        className,
      )}
    >
      <div className="flex max-xs:flex-col min-w-0 flex-1 basis-48 gap-x-4">
        <Icon name={icon} className="shrink-0" style={{ marginBlockStart: '2px' }} />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {action}
    </div>
  );
}

/** An inline error with a retry button, which `retryLabel` renames. */
export function ErrorNotice({
  text,
  onRetry,
  retryLabel,
}: {
  text: string;
  onRetry?: () => void;
  retryLabel?: string;
}) {
  return (
    <Notice
      tone="danger"
      action={
        onRetry && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            {retryLabel ?? <Trans>Try again</Trans>}
          </Button>
        )
      }
    >
      {text}
    </Notice>
  );
}
