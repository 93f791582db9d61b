import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Icon } from '#src/ui/icons.tsx';

/** Why an address is confirmed. */
export function ConfirmSteps() {
  const { t } = useLingui();
  const headingId = useId();
  const reasons = [
    t`We can reach you: a mistyped address shows up before an invitation gets lost.`,
    t`Nobody can apply or post jobs in your name.`,
    t`You can get back in if you forget your password.`,
  ];
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-22 lg:text-28">
        <Trans>Why we ask</Trans>
      </h2>
      <ul className="mt-5 grid gap-4">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3">
            <Icon name="check" className="mt-0.5 shrink-0 text-success" />
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
