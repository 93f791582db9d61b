import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ButtonHTMLAttributes, type ReactNode, useState } from 'react';
import { recoverSecondStep } from '#src/api/second-step.ts';
import type { Credentials } from '#src/contract/accounts/credentials.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Confirm } from '#src/ui/confirm.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { onIntent } from '#src/ui/lazy-component.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { focusShown } from './focus-shown.ts';

/** A row of the list, which they share so that none stands out. */
export function WayButton({ children, ...button }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      {...button}
      type="button"
      className="flex min-h-11 w-full items-center justify-between gap-3 rounded py-2 text-start hover:text-brand"
    >
      {children}
      {button['aria-busy'] ? (
        <Spinner />
      ) : (
        <Icon name="chevronRight" className="shrink-0 text-muted" />
      )}
    </button>
  );
}

/** The other ways that the account has, and the one without its device (rule TWOSTEP-8). */
export function OtherWays({
  credentials,
  children,
}: {
  credentials: Credentials;
  children: readonly ReactNode[];
}) {
  const { t } = useLingui();
  const times = useTimes();
  const recovering = useMutation(recoverSecondStep());
  const [isAsking, setIsAsking] = useState(false);
  const opens = recovering.data && times.dateTime(recovering.data.recovers_at);
  return (
    <div className="mt-6 border-line border-t pt-5">
      {opens && (
        // The button that was pressed is gone.
        <div ref={focusShown} tabIndex={-1} className="mb-5 outline-none">
          <Notice>
            <Trans>
              From {opens} on you can log in with your password alone. We’ve emailed you how to stop
              this.
            </Trans>
          </Notice>
        </div>
      )}
      {(children.length > 0 || !opens) && (
        <h2 className="font-medium text-14 text-muted">
          <Trans>Other ways to log in</Trans>
        </h2>
      )}
      <ul className="mt-1 -mb-3 divide-y divide-line">
        {children}
        {!opens && (
          <li>
            <WayButton
              aria-haspopup="dialog"
              aria-busy={recovering.isPending || undefined}
              onClick={() => setIsAsking(!recovering.isPending)}
              {...onIntent(Confirm.preload)}
            >
              <Trans>I’ve lost my device</Trans>
            </WayButton>
          </li>
        )}
      </ul>
      {isAsking && (
        <Confirm
          title={t`Have you lost your device?`}
          confirmLabel={t`Start the 3 days`}
          onConfirm={() => {
            setIsAsking(false);
            recovering.mutate(credentials);
          }}
          onCancel={() => setIsAsking(false)}
        >
          <p>
            <Trans>
              If you have no recovery code either, you can log in with your password alone in 3
              days. Until then we tell everyone who reads your email or is logged in to your
              account, so that nobody else can do this unnoticed.
            </Trans>
          </p>
        </Confirm>
      )}
    </div>
  );
}
