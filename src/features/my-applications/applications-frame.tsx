import type { ReactNode } from 'react';

/**
 * A list of the candidate's applications, below what waits for them and, on wide screens beside that, their interviews;
 * on narrow ones `upcoming` follows the list.
 */
export function ApplicationsFrame({
  waiting,
  upcoming,
  children,
}: {
  waiting: ReactNode;
  upcoming: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-6">
      <div className="contents lg:flex lg:not-has-[>:not(:empty)]:hidden lg:items-start lg:gap-6">
        <div className="min-w-0 grow empty:hidden">{waiting}</div>
        <div className="shrink-0 empty:hidden max-lg:order-last lg:w-80 lg:[:empty+&]:grow">
          {upcoming}
        </div>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
