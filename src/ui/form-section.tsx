import type { ReactNode } from 'react';
import { Card } from './panel.tsx';

/** A section of a long form, with a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <h2 className="text-18">{title}</h2>
      {children}
    </Card>
  );
}
