import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { NumberedStep } from '#src/ui/numbered-step.tsx';

/**
 * How a forgotten password becomes a new one (rules PASSWORD-2 and PASSWORD-3), or how an account whose address was
 * changed is taken back (rule CONFIRM-6).
 */
export function ResetSteps({ isTakingBack = false }: { isTakingBack?: boolean }) {
  const { t } = useLingui();
  const headingId = useId();
  const last = t`You’re logged out everywhere, and log in with the new password.`;
  const steps = isTakingBack
    ? [
        t`You choose a new password, which nobody else knows.`,
        t`The account gets its earlier email address back.`,
        last,
      ]
    : [
        t`We email you a link. It’s valid for one hour and works once.`,
        t`You choose a new password.`,
        last,
      ];
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-22 lg:text-28">
        <Trans>What happens next</Trans>
      </h2>
      <ol className="mt-5 grid gap-4 *:*:first:bg-surface">
        {steps.map((step, index) => (
          <NumberedStep key={step} number={index + 1}>
            {step}
          </NumberedStep>
        ))}
      </ol>
    </section>
  );
}
