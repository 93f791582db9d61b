import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Points, TextLink } from './prose.tsx';

/** Where the answer to what people most often write about already is. */
export function QuickAnswers() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid content-start gap-4">
      <h2 id={headingId} className="text-18">
        <Trans>Quick answers</Trans>
      </h2>
      <Points>
        <li>
          <TextLink to="/forgot-password">
            <Trans>I forgot my password</Trans>
          </TextLink>
        </li>
        <li>
          <TextLink to="/faq" hash="candidates">
            <Trans>Applying for a job</Trans>
          </TextLink>
        </li>
        <li>
          <TextLink to="/faq" hash="employers">
            <Trans>Posting a job and reading applications</Trans>
          </TextLink>
        </li>
        <li>
          <TextLink to="/faq" hash="account">
            <Trans>Changing or deleting my account</Trans>
          </TextLink>
        </li>
        <li>
          <TextLink to="/privacy">
            <Trans>What happens to my data</Trans>
          </TextLink>
        </li>
      </Points>
    </section>
  );
}
