import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { agreeToTerms } from '#src/api/consents.ts';
import { keepAccount } from '#src/api/deletion.ts';
import { getEmailSettingsQuery } from '#src/api/email.ts';
import { LEGAL_TEXTS_DAY } from '#src/contract/accounts/legal-texts.ts';
import type { Me, User } from '#src/contract/accounts/user.ts';
import { CONFIRM_EMAIL_PATH } from '#src/contract/site/addresses.ts';
import { type Askable, readRequirement, subscribeToRequirement } from '#src/lib/requirement.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/link.tsx';
import { ConfirmEmailDialog } from './confirm-email-dialog.tsx';
import { KeepAccountDialog } from './keep-account-dialog.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { ResendButton } from './resend-button.tsx';

/** What every screen of a signed-in user shows of the account: the most pressing notice, and what is required. */
export function AccountNotices({ user }: { user: Me }) {
  return (
    <>
      <AccountNotice user={user} />
      <RequirementDialog user={user} />
    </>
  );
}

/** One at a time (rules DELETE-2, CONSENT-2 and CONFIRM-3). Of a server that doesn't say, the terms are accepted. */
function AccountNotice({
  user: { deletes_at, terms_version = LEGAL_TEXTS_DAY, email, email_confirmed },
}: {
  user: Me;
}) {
  if (deletes_at) return <LeavingBar deletesAt={deletes_at} />;
  // Another server may have a newer version than this app, which it isn't able to show.
  if (terms_version < LEGAL_TEXTS_DAY) return <TermsBar />;
  return email_confirmed ? null : <UnconfirmedBar email={email} />;
}

/** Offers to keep the account (rule DELETE-2). */
function LeavingBar({ deletesAt }: { deletesAt: string }) {
  const times = useTimes();
  const keeping = useMutation(keepAccount());
  const day = times.longDate(deletesAt);
  return (
    <NoticeBar
      tone="danger"
      action={
        <Button size="small" pending={keeping.isPending} onClick={() => keeping.mutate()}>
          <Trans>Keep my account</Trans>
        </Button>
      }
    >
      <Trans>
        Your account will be deleted on <b>{day}</b>.
      </Trans>
    </NoticeBar>
  );
}

/** Asks to accept the current terms (rule CONSENT-2). */
function TermsBar() {
  const agreeing = useMutation(agreeToTerms());
  const day = useTimes().longDate(LEGAL_TEXTS_DAY);
  return (
    <NoticeBar
      action={
        <Button
          variant="secondary"
          size="small"
          pending={agreeing.isPending}
          onClick={() => agreeing.mutate()}
        >
          <Trans>Accept</Trans>
        </Button>
      }
    >
      <Trans>
        Our <TextLink to="/terms">terms of service</TextLink> and{' '}
        <TextLink to="/privacy">privacy policy</TextLink> changed on {day}. Please accept them.
      </Trans>
    </NoticeBar>
  );
}

/** The screens that say so themselves. */
const SAYING_SO = [CONFIRM_EMAIL_PATH, '/settings'];

/** Rule CONFIRM-3. */
function UnconfirmedBar({ email: known }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isSaid = useLocation({ select: ({ pathname }) => SAYING_SO.includes(pathname) });
  const { data } = useQuery({ ...getEmailSettingsQuery(), enabled: !isSaid });
  if (isSaid) return null;
  // A mistyped address that was corrected: the newest link went to the new one.
  const email = data?.pending || data?.email || known;
  const close = () => setIsOpen(false);
  return (
    <>
      <NoticeBar
        action={
          <div className="flex flex-wrap gap-x-6">
            <button type="button" className="link min-h-8" onClick={() => setIsOpen(true)}>
              <Trans>Enter code</Trans>
            </button>
            <ResendButton>
              <Trans>Resend email</Trans>
            </ResendButton>
          </div>
        }
      >
        <Trans>
          Confirm your email with the link that we sent to <b>{email}</b>.
        </Trans>
      </NoticeBar>
      {isOpen && <ConfirmEmailDialog email={email} onDone={close} onClose={close} />}
    </>
  );
}

type Asking = { user: User; onDone: () => void; onClose: () => void };

/** How each requirement is met. */
const DIALOGS: Record<Askable, (asking: Asking) => ReactNode> = {
  confirmed_email: ({ user, ...asking }) => (
    <ConfirmEmailDialog email={user.email} isWaiting {...asking} />
  ),
  kept_account: ({ user, ...asking }) => (
    <KeepAccountDialog deletesAt={user.deletes_at} {...asking} />
  ),
  password: ({ user, ...asking }) => <PasswordDialog email={user.email} {...asking} />,
};

/** Asks for what the server requires before a call of this screen is repeated (rule ERROR-6). */
function RequirementDialog({ user }: { user: User }) {
  const asked = useSyncExternalStore(subscribeToRequirement, readRequirement);
  // Without the session, nothing can be met.
  useEffect(() => () => readRequirement()?.settle(false), []);
  if (!asked) return null;
  return DIALOGS[asked.requirement]({
    user,
    onDone: () => asked.settle(true),
    onClose: () => asked.settle(false),
  });
}
