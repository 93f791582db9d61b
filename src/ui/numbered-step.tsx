import type { ReactNode } from 'react';

/** A step of an ordered list, after its number in a circle: a text, or whatever it takes. */
export function NumberedStep({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-3 max-xs:flex-col max-xs:gap-2">
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-full bg-wash font-semibold text-14 text-brand tabular"
      >
        {number}
      </span>
      <div className="min-w-0 max-w-prose flex-1 pt-0.5">{children}</div>
    </li>
  );
}
