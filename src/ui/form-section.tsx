import type { ReactNode } from 'react';
import { Card } from './panel.tsx';

/** A headed section of a long form; with an `id` it can take the focus. */
export function FormSection({
  id,
  title,
  children,
}: {
  id?: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <h2 id={id} tabIndex={id ? -1 : undefined} className="scroll-mt-32 rounded text-18">
        {title}
      </h2>
      {children}
    </Card>
  );
}
