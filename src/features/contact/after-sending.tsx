import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

/** What happens once a message has been sent, in the order in which it does. */
export function AfterSending() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="text-18">
        <Trans>What happens next</Trans>
      </h2>
      <ol className="grid gap-4 sm:grid-cols-3">
        <Step place={1}>
          <Trans>
            You’ll see here that it has been sent. Until then, this browser keeps what you’ve typed.
          </Trans>
        </Step>
        <Step place={2}>
          <Trans>The people who run this site read it. No other user can.</Trans>
        </Step>
        <Step place={3}>
          <Trans>They reply to the email address you’ve entered.</Trans>
        </Step>
      </ol>
    </section>
  );
}

function Step({ place, children }: { place: number; children: ReactNode }) {
  return (
    <li className="flex gap-3 text-14 text-muted sm:flex-col sm:gap-2">
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-full border border-line bg-surface font-semibold text-brand tabular-nums"
      >
        {place}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
