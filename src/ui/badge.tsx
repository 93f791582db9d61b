import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'plain' | 'info' | 'warning' | 'success' | 'secondary' | 'danger' | 'solid';

/** Background and text colours of each tone. */
export const badgeTones: Record<BadgeTone, string> = {
  plain: 'bg-canvas text-muted ring-1 ring-line ring-inset',
  info: 'bg-info-wash text-info',
  warning: 'bg-warning-wash text-warning',
  success: 'bg-success-wash text-success',
  secondary: 'bg-secondary-wash text-secondary',
  danger: 'bg-danger-wash text-danger',
  solid: 'bg-action text-action-text',
};

/** A short label in a pill. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames('badge', badgeTones[tone])}>{children}</span>;
}
