import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessages } from '#src/api/api-error.ts';
import { type Login, login, secondStepFailure } from '#src/api/sign-in.ts';
import type { SecondStepMethod } from '#src/contract/replies.ts';
import { Button } from '#src/ui/button.tsx';
import { FailureList } from '#src/ui/failure-notices.tsx';
import { AuthCard } from './auth-card.tsx';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { CodeForm } from './code-form.tsx';
import { focusShown } from './focus-shown.ts';
import { OtherWays, WayButton } from './other-ways.tsx';

type Way = { title: MessageDescriptor; lead: MessageDescriptor; link: MessageDescriptor };

/** The most convenient first. */
const ways: Record<SecondStepMethod, Way> = {
  totp: {
    title: msg`Enter your code`,
    lead: msg`Open your authenticator app and enter the code it shows for Meydan.`,
    link: msg`Use a code from your app`,
  },
  passkey: {
    title: msg`Use your passkey`,
    lead: msg`Confirm it’s you with your fingerprint, face or PIN.`,
    link: msg`Use a passkey`,
  },
  recovery: {
    title: msg`Enter a recovery code`,
    lead: msg`Enter one of the codes you saved when you set up two-step login. Each works once.`,
    link: msg`Use a recovery code`,
  },
};

type SecondStepFormProps = {
  /** What the account has, as the server names it. */
  methods: readonly string[];
  /** The first step. */
  typed: Login;
  onBack: () => void;
};

/** The second step of a log-in (rule TWOSTEP-9). */
export function SecondStepForm({ methods, typed, onBack }: SecondStepFormProps) {
  const { i18n } = useLingui();
  const loggingIn = useMutation(login());
  const usable = (Object.keys(ways) as SecondStepMethod[]).filter(
    (way) => methods.includes(way) && (way !== 'passkey' || canUsePasskeys()),
  );
  const [way, setWay] = useState<SecondStepMethod>(usable[0] ?? 'passkey');
  const [isLeaving, setIsLeaving] = useState(false);
  const { email } = typed;
  const { error, isPending } = loggingIn;
  const logIn = (step: Pick<Login, 'code' | 'isByPasskey'>) =>
    loggingIn.mutate({ ...typed, ...step });
  const title = i18n._(ways[way].title);
  return (
    <AuthCard
      title={title}
      footer={
        <button
          type="button"
          className="link"
          // Going back takes a moment, and a second press must not go back further.
          disabled={isLeaving}
          onClick={() => {
            setIsLeaving(true);
            onBack();
          }}
        >
          <Trans>Back</Trans>
        </button>
      }
    >
      {/* Named, so that the new title is read out before the field that gets the focus. */}
      <section key={way} aria-label={title} className="grid gap-5">
        <div className="-mt-2 sm:-mt-4">
          <p>{i18n._(ways[way].lead)}</p>
          <p className="mt-1 text-14 text-muted">
            <Trans>
              Logging in as <bdi className="wrap-anywhere">{email}</bdi>
            </Trans>
          </p>
        </div>
        {way === 'passkey' ? (
          <>
            <FailureList failures={failureMessages(error, secondStepFailure)} />
            <Button
              ref={focusShown}
              pending={isPending}
              onClick={() => logIn({ isByPasskey: true })}
            >
              <Trans>Use a passkey</Trans>
            </Button>
          </>
        ) : (
          <CodeForm
            isRecovery={way === 'recovery'}
            error={error}
            isPending={isPending}
            onCode={logIn}
          />
        )}
      </section>
      <OtherWays credentials={typed}>
        {usable
          .filter((other) => other !== way)
          .map((other) => (
            <li key={other}>
              <WayButton
                onClick={() => {
                  loggingIn.reset();
                  setWay(other);
                  // It has been asked for.
                  if (other === 'passkey') logIn({ isByPasskey: true });
                }}
              >
                {i18n._(ways[other].link)}
              </WayButton>
            </li>
          ))}
      </OtherWays>
    </AuthCard>
  );
}
