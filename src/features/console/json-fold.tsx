import { Plural } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Disclosure } from '#src/ui/disclosure.tsx';

/** The number of entries in an array, or of keys in an object. */
export const countEntries = (value: object): number => Object.keys(value).length;

/** Folds a JSON value behind its number of entries, so that it never fills a record (rule CONSOLE-5). */
export function JsonFold({
  count,
  isOpened = false,
  children,
}: {
  count: number;
  /** Opened whatever the user does, to show an error. */
  isOpened?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      summary={<Plural value={count} one="# entry" other="# entries" />}
      className="rounded border border-line bg-surface"
      isOpen={isOpen || isOpened}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <div className="border-line border-t">{children}</div>
    </Disclosure>
  );
}
