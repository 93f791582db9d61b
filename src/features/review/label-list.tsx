import type { ReactNode } from 'react';

/** A label of an application in a pill. */
export function Label({ children }: { children: ReactNode }) {
  return (
    <span
      dir="auto"
      className="inline-flex max-w-full items-center gap-1 rounded-full bg-canvas px-2.5 py-0.5 font-medium text-13 text-brand ring-1 ring-line-strong ring-inset"
    >
      {children}
    </span>
  );
}

/** Labels that aren't changed here; `most` leaves out the rest, which it counts. */
export function LabelList({
  labels,
  most = labels.length,
}: {
  labels: readonly string[];
  most?: number;
}) {
  const rest = labels.length - most;
  return (
    <>
      {labels.slice(0, most).map((label) => (
        <Label key={label}>{label}</Label>
      ))}
      {rest > 0 && <Label>+{rest}</Label>}
    </>
  );
}
