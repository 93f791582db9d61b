import type { ReactNode } from 'react';

/** A term and its description, within a `<dl>`. */
export function DescriptionItem({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-14 text-muted">{term}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
