import type { ApiSettings } from '#server/http/dependencies.ts';
import { Problem } from '#server/http/problem.ts';
import type { SessionUser } from '#server/http/session-user.ts';
import { errorMessages } from '#src/contract/error-messages.ts';

/** What may wait for a confirmed address: the settings under which it does, and what it then says. */
const WAITING = {
  publish: { under: ['posting', 'all'], msg: errorMessages.confirmToPublish },
  apply: { under: ['all'], msg: errorMessages.confirmToApply },
} as const satisfies Record<string, { under: ApiSettings['confirmedEmail'][]; msg: string }>;

/** Refuses (403) to begin something with an account that is about to be deleted (rule DELETE-2). */
export function checkStaying({ deletes_at }: Pick<SessionUser, 'deletes_at'>): void {
  if (deletes_at)
    throw new Problem(403, { msg: errorMessages.keepAccount, requires: 'kept_account' });
}

/** Refuses (403) what the deployment lets only confirmed accounts do (rule CONFIRM-4). */
export function checkConfirmed(
  { confirmedEmail }: Pick<ApiSettings, 'confirmedEmail'>,
  { email_confirmed }: Pick<SessionUser, 'email_confirmed'>,
  what: keyof typeof WAITING,
): void {
  const { under, msg } = WAITING[what];
  const isNeeded = under.some((setting) => setting === confirmedEmail);
  if (isNeeded && !email_confirmed) throw new Problem(403, { msg, requires: 'confirmed_email' });
}
