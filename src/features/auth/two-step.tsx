import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { failureMessage } from '#src/api/api-error.ts';
import {
  cancelRecovery,
  getSecondStepFailure,
  getSecondStepQuery,
  makeRecoveryCodes,
  removeTotp,
  startTotp,
} from '#src/api/second-step.ts';
import { isUnknownCall } from '#src/api/unless-unknown.ts';
import type { SecondStep, TotpSetup } from '#src/contract/accounts/second-step.ts';
import { PASSKEYS_MAX } from '#src/contract/limits.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmButton } from '#src/ui/confirm-button.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { Setting } from '#src/ui/setting.tsx';
import { SkeletonLines } from '#src/ui/skeleton-lines.tsx';
import { useFocusAfterRemoval, useRestoredFocus } from '#src/ui/use-restored-focus.ts';
import { AppSetup } from './app-setup.tsx';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { NewPasskey, PasskeyList } from './passkey-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Two-step login: the app, the passkeys and the recovery codes (rule TWOSTEP-6). */
export function TwoStep({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useQuery(getSecondStepQuery());
  // A server that only knows the specification's calls (rule CALL-8).
  if (isUnknownCall(query.error)) return null;
  return (
    <Setting
      id={id}
      title={t`Two-step login`}
      badge={query.data && <OnOrOff isOn={isOn(query.data)} />}
      text={
        <Trans>
          With two-step login, your password alone isn’t enough: you also need a code from an app,
          or a passkey.
        </Trans>
      }
    >
      <QueryStates
        query={query}
        skeleton={<SkeletonLines lines={['w-2/3', 'w-1/2']} />}
        failure={(error) => failureMessage(error, getSecondStepFailure)}
      >
        {(state) => <Factors state={state} />}
      </QueryStates>
    </Setting>
  );
}

const isOn = ({ totp_since, passkeys }: SecondStep): boolean =>
  totp_since !== null || passkeys.length > 0;

function OnOrOff({ isOn: on }: { isOn: boolean }) {
  return on ? (
    <Badge tone="success">
      <Trans context="two-step login">On</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans context="two-step login">Off</Trans>
    </Badge>
  );
}

function Factors({ state }: { state: SecondStep }) {
  const [shown, setShown] = useState<{ codes: readonly string[]; isFirst: boolean } | null>(null);
  const factors = useRef<HTMLDivElement>(null);
  const { passkeys, totp_since, recovers_at, is_required } = state;
  const on = isOn(state);
  const [wasOn, setWasOn] = useState(on);
  if (on !== wasOn) {
    setWasOn(on);
    // The codes end with the last factor.
    if (!on) setShown(null);
  }
  // The button that keeps two-step login goes with its notice.
  useFocusAfterRemoval(factors, recovers_at ? 1 : 0);
  const isKept = is_required && passkeys.length + (totp_since ? 1 : 0) === 1;
  // A further factor comes without codes, and leaves those that are shown.
  const showFirst = (codes: readonly string[]) => {
    if (codes.length > 0) setShown({ codes, isFirst: true });
  };
  const hide = () => {
    setShown(null);
    // The button that was pressed goes with the codes.
    factors.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={factors} tabIndex={-1} className="grid grid-cols-1 gap-6 outline-none">
      {recovers_at && <Recovering recoversAt={recovers_at} />}
      {shown && <RecoveryCodes {...shown} onSaved={hide} />}
      <App since={totp_since} isKept={isKept} onCodes={showFirst} />
      <Passkeys state={state} isKept={isKept} onCodes={showFirst} />
      {on && !shown && (
        <CodesLeft
          left={state.recovery_codes_left}
          onCodes={(codes) => setShown({ codes, isFirst: false })}
        />
      )}
      {isKept && (
        <p className="text-14 text-muted">
          <Trans>Administrators need two-step login here, so one way has to stay.</Trans>
        </p>
      )}
    </div>
  );
}

/**
 * One part of two-step login: what it is, its state, and what changes it. Its heading gets the focus when a new `state`
 * removed what had it.
 */
function Part({
  title,
  text,
  action,
  state = '',
  children,
}: {
  title: ReactNode;
  text: ReactNode;
  action?: ReactNode;
  state?: string;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoredFocus(heading, state);
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h3 ref={heading} tabIndex={-1} className="text-16 outline-none">
            {title}
          </h3>
          <p className="text-14 text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

type ShowCodes = (codes: readonly string[]) => void;

function App({
  since,
  isKept,
  onCodes,
}: {
  since: string | null;
  isKept: boolean;
  onCodes: ShowCodes;
}) {
  const { t } = useLingui();
  const times = useTimes();
  const starting = useMutation(startTotp());
  const removing = useMutation(removeTotp());
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const day = times.longDate(since);
  const setUp = (
    <Button
      variant="secondary"
      size="small"
      pending={starting.isPending}
      onClick={() => starting.mutate(undefined, { onSuccess: setSetup })}
    >
      <Trans>Set up app</Trans>
    </Button>
  );
  const remove = !isKept && (
    <ConfirmButton
      variant="secondary"
      size="small"
      label={t`Remove app`}
      pending={removing.isPending}
      title={t`Remove the authenticator app?`}
      confirmLabel={t`Remove app`}
      onConfirm={() => removing.mutate()}
    >
      <p>
        <Trans>Its codes will no longer log you in.</Trans>
      </p>
    </ConfirmButton>
  );
  return (
    <Part
      title={<Trans>Authenticator app</Trans>}
      text={
        day ? <Trans>On since {day}</Trans> : <Trans>An app on your phone that shows codes.</Trans>
      }
      action={day ? remove : !setup && setUp}
      state={`${since} ${setup !== null}`}
    >
      {setup && !day && (
        <AppSetup
          setup={setup}
          onDone={(codes) => {
            setSetup(null);
            onCodes(codes);
          }}
          onCancel={() => setSetup(null)}
        />
      )}
    </Part>
  );
}

function Passkeys({
  state: { passkeys },
  isKept,
  onCodes,
}: {
  state: SecondStep;
  isKept: boolean;
  onCodes: ShowCodes;
}) {
  const [isAdding, setIsAdding] = useState(false);
  const isPossible = canUsePasskeys();
  return (
    <Part
      title={<Trans>Passkeys</Trans>}
      text={<Trans>Log in with your fingerprint, your face or the PIN of a device.</Trans>}
      action={
        isPossible &&
        !isAdding &&
        passkeys.length < PASSKEYS_MAX && (
          <Button variant="secondary" size="small" onClick={() => setIsAdding(true)}>
            <Trans>Add passkey</Trans>
          </Button>
        )
      }
      state={`${passkeys.length} ${isAdding}`}
    >
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} isKept={isKept} />}
      {!isPossible && (
        <p className="text-14 text-muted">
          <Trans>This browser can’t use passkeys here.</Trans>
        </p>
      )}
      {isAdding && (
        <NewPasskey
          onAdded={(codes) => {
            setIsAdding(false);
            onCodes(codes);
          }}
          onCancel={() => setIsAdding(false)}
        />
      )}
    </Part>
  );
}

function CodesLeft({ left, onCodes }: { left: number; onCodes: ShowCodes }) {
  const { t } = useLingui();
  const making = useMutation(makeRecoveryCodes());
  return (
    <Part
      title={<Trans>Recovery codes</Trans>}
      text={<Trans>Codes left: {left}</Trans>}
      action={
        <ConfirmButton
          variant="secondary"
          size="small"
          label={t`Get new codes`}
          pending={making.isPending}
          title={t`Get new recovery codes?`}
          confirmLabel={t`Get new codes`}
          onConfirm={() =>
            making.mutate(undefined, { onSuccess: ({ recovery_codes }) => onCodes(recovery_codes) })
          }
        >
          <p>
            <Trans>The codes you have will no longer work.</Trans>
          </p>
        </ConfirmButton>
      }
    />
  );
}

/** Somebody with the password says that the device is lost (rule TWOSTEP-8). */
function Recovering({ recoversAt }: { recoversAt: string }) {
  const times = useTimes();
  const cancelling = useMutation(cancelRecovery());
  const opens = times.dateTime(recoversAt);
  return (
    <Notice
      tone="warning"
      action={
        <Button
          variant="secondary"
          size="small"
          pending={cancelling.isPending}
          onClick={() => cancelling.mutate()}
        >
          <Trans>Keep two-step login</Trans>
        </Button>
      }
    >
      <Trans>
        Someone who knows your password asked to turn off two-step login. From {opens} on, the
        password alone will do.
      </Trans>
    </Notice>
  );
}
