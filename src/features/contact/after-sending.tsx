import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { NumberedStep } from '../../ui/numbered-step.tsx';

/** What happens once a message has been sent, in the order in which it does. */
export function AfterSending() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="text-18">
        <Trans>What happens next</Trans>
      </h2>
      <ol className="grid gap-4">
        <NumberedStep number={1}>
          <Trans>
            You’ll see here that it has been sent. Until then, this browser keeps what you’ve typed.
          </Trans>
        </NumberedStep>
        <NumberedStep number={2}>
          <Trans>The people who run this site read it. No other user can.</Trans>
        </NumberedStep>
        <NumberedStep number={3}>
          <Trans>They reply to the email address you’ve entered.</Trans>
        </NumberedStep>
      </ol>
    </section>
  );
}
