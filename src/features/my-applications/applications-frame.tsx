import type { ReactNode } from 'react';

/**
 * A list of the candidate's applications with what waits for them: beside it on wide screens; on narrow ones `waiting`
 * precedes it in a line, and `upcoming` follows it. Without either, the list has the whole width.
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
    <div className="grid grid-cols-1 gap-x-6 lg:has-[>[data-beside]:not(:empty)]:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start">
      <div data-beside="" className="mb-4 empty:hidden lg:col-start-2 lg:mb-6">
        {waiting}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">{children}</div>
      <div data-beside="" className="max-lg:mt-6 empty:hidden lg:col-start-2">
        {upcoming}
      </div>
    </div>
  );
}
