import type { ReactEventHandler, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icons.tsx';

type DisclosureProps = {
  /** The label that toggles the rest. */
  summary: ReactNode;
  className?: string;
  /** Open from the start, or controlled together with `onToggle`. */
  isOpen?: boolean;
  onToggle?: ReactEventHandler<HTMLDetailsElement>;
  children: ReactNode;
};

/** A collapsible text, which works without scripts. */
export function Disclosure({ summary, className, isOpen, onToggle, children }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      className={classNames('group/disclosure', className)}
      onToggle={onToggle}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-start justify-between gap-4 rounded px-4 py-2.5 font-medium text-brand hover:bg-wash sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">{summary}</span>
        <Icon
          name="chevronDown"
          className="mt-0.5 shrink-0 text-muted transition-transform duration-150 group-open/disclosure:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
