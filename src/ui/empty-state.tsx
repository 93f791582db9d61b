import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

/** Shown in place of an empty list: an icon, a title, an explanation and the next step. */
export function EmptyState({
  icon,
  title,
  text,
  action,
}: {
  icon: IconName;
  title: string;
  text?: string;
  action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 rounded border border-line border-dashed bg-surface px-6 py-12 text-center max-xs:px-3">
      <span className="grid size-14 place-items-center rounded-full bg-wash text-brand">
        <Icon name={icon} width="28" height="28" strokeWidth="1.5" />
      </span>
      <h2 className="text-18">{title}</h2>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
