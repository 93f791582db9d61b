import type { ReactNode } from 'react';

/** One setting of the account: what it is, in words, and the one thing that can be done about it. */
export function SettingRow({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** Below the row: the form that the action opens. */
  children?: ReactNode;
}) {
  return (
    <li className="grid gap-5 p-4 sm:px-6 sm:py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-16">{title}</h2>
          <p className="wrap-anywhere mt-0.5 text-14 text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </li>
  );
}
