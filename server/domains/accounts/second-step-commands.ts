import { randomBytes } from 'node:crypto';
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { v7 } from 'uuid';
import { notify } from '#server/domains/notifications/commands.ts';
import { lockAccount } from '#server/platform/database/locks.ts';
import {
  accountLinks,
  type Database,
  passkeys,
  recoveryCodes,
  totpFactors,
} from '#server/platform/database/schema.ts';
import type { Tokens } from '#server/platform/secrets/tokens.ts';
import {
  bareCode,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
} from '#src/contract/accounts/second-step.ts';
import { queueLetter } from './letter-commands.ts';
import { hashOf, linkTokenOf } from './link-rules.ts';
import {
  countFactors,
  findRecovery,
  hasSecondStep,
  isRecovery,
  RECOVERY_DELAY,
} from './second-step-queries.ts';

type Secrets = Pick<Tokens, 'keyedHash'>;

/** Letters and digits that are hard to confuse: 32, so that each byte is as likely to mean any of them. */
const SIGNS = '23456789abcdefghijkmnpqrstuvwxyz';
/** Milliseconds that the way back stays open once its delay is over. */
const RECOVERY_OPEN = 7 * 24 * 60 * 60 * 1000;

const codeHash = ({ keyedHash }: Secrets, userId: string, typed: string): string =>
  keyedHash(`recovery code of ${userId}: ${bareCode(typed)}`);

function newCode(): string {
  const code = [...randomBytes(RECOVERY_CODE_LENGTH)]
    .map((byte) => SIGNS[byte % SIGNS.length])
    .join('');
  return `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`;
}

/** Replaces the account's recovery codes; returns the new ones, of which only hashes are kept. */
async function replaceCodes(tx: Database, secrets: Secrets, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ user_id: userId, code_hash: codeHash(secrets, userId, code) })));
  return codes;
}

/** Makes new recovery codes; the earlier ones no longer work (rule TWOSTEP-5). */
export function makeRecoveryCodes(
  db: Database,
  secrets: Secrets,
  userId: string,
): Promise<{ recovery_codes: string[] } | 'off'> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId, 'update');
    if (!(await hasSecondStep(tx, userId))) return 'off';
    return { recovery_codes: await replaceCodes(tx, secrets, userId) };
  });
}

/** Uses up a recovery code. False if it isn't one, or was used before, also by a parallel call. */
export async function spendRecoveryCode(
  db: Database,
  secrets: Secrets,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.user_id, userId),
        eq(recoveryCodes.code_hash, codeHash(secrets, userId, code)),
      ),
    )
    .returning({ user_id: recoveryCodes.user_id });
  return spent.length > 0;
}

/**
 * What follows a new factor, in its transaction: a mail, and with the first one recovery codes, which are returned (rules
 * TWOSTEP-5 and TWOSTEP-6).
 */
export async function noteFactorAdded(
  tx: Database,
  secrets: Secrets,
  { userId, factor }: { userId: string; factor: 'app' | 'passkey' },
  now: Date,
): Promise<{ recovery_codes: string[] }> {
  await queueLetter(tx, userId, { kind: 'factor_added', factor }, now);
  const isFirst = (await countFactors(tx, userId)) === 1;
  return { recovery_codes: isFirst ? await replaceCodes(tx, secrets, userId) : [] };
}

/** Removes everything of the account's two-step login, in a transaction that has locked the account. */
export async function deleteSecondStep(tx: Database, userId: string): Promise<void> {
  await tx.delete(totpFactors).where(eq(totpFactors.user_id, userId));
  await tx.delete(passkeys).where(eq(passkeys.user_id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await cancelRecovery(tx, userId);
}

/**
 * Removes the factors that were added since `since`, in a transaction that has locked the account: those of a thief, who
 * could otherwise keep out an owner who takes the account back (rule CONFIRM-6).
 */
export async function removeFactorsSince(tx: Database, userId: string, since: Date): Promise<void> {
  // An app that isn't confirmed yet would be one of these, once it is.
  await tx
    .delete(totpFactors)
    .where(
      and(
        eq(totpFactors.user_id, userId),
        or(isNull(totpFactors.confirmed_at), gte(totpFactors.confirmed_at, since)),
      ),
    );
  await tx
    .delete(passkeys)
    .where(and(eq(passkeys.user_id, userId), gte(passkeys.created_at, since)));
  if (!(await hasSecondStep(tx, userId))) await deleteSecondStep(tx, userId);
}

/** Turns the account's two-step login off, for the operator. False if it is off. */
export function turnOffSecondStep(db: Database, userId: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId, 'update');
    if (!(await hasSecondStep(tx, userId))) return false;
    await deleteSecondStep(tx, userId);
    await queueLetter(tx, userId, { kind: 'factor_removed', factor: 'all' }, now);
    return true;
  });
}

type Owner = {
  userId: string;
  /** Whether the account must keep one factor. */
  isRequired: boolean;
};
/** A passkey by its id, or without one the app. */
type Removal = Owner & { passkeyId?: string };

/** Removes a factor; the last one takes the recovery codes with it (rule TWOSTEP-6). */
function removeFactor(
  db: Database,
  { userId, isRequired, passkeyId }: Removal,
  now: Date,
): Promise<'done' | 'not_found' | 'stays'> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId, 'update');
    const isLast = (await countFactors(tx, userId)) === 1;
    const found = passkeyId
      ? await tx
          .select({ isOn: passkeys.created_at })
          .from(passkeys)
          .where(and(eq(passkeys._id, passkeyId), eq(passkeys.user_id, userId)))
      : await tx
          .select({ isOn: totpFactors.confirmed_at })
          .from(totpFactors)
          .where(eq(totpFactors.user_id, userId));
    if (!found[0]) return 'not_found';
    // An app that was never confirmed is no factor.
    if (found[0].isOn && isLast && isRequired) return 'stays';
    if (passkeyId) await tx.delete(passkeys).where(eq(passkeys._id, passkeyId));
    else await tx.delete(totpFactors).where(eq(totpFactors.user_id, userId));
    if (!found[0].isOn) return 'done';
    if (isLast) await deleteSecondStep(tx, userId);
    const factor = passkeyId ? 'passkey' : 'app';
    await queueLetter(tx, userId, { kind: 'factor_removed', factor }, now);
    return 'done';
  });
}

/** Removes the authenticator app. */
export const removeTotp = (db: Database, owner: Owner, now: Date) => removeFactor(db, owner, now);

/** Removes one of the passkeys. */
export const removePasskey = (db: Database, passkey: Owner & { passkeyId: string }, now: Date) =>
  removeFactor(db, passkey, now);

/**
 * Starts the way back for an account whose device is lost, unless one was started; returns when the password alone
 * opens it. Its owner is told by mail and in the app, and can cancel it. Not for an account that must have a second
 * step: a stolen password would be enough (rule TWOSTEP-8).
 */
export function recoverSecondStep(
  db: Database,
  secrets: Secrets,
  { userId, email, isRequired }: Owner & { email: string },
  now: Date,
): Promise<{ recovers_at: string } | 'off' | 'by_operator'> {
  return db.transaction(async (tx) => {
    if (isRequired) return 'by_operator';
    await lockAccount(tx, userId, 'update');
    if (!(await hasSecondStep(tx, userId))) return 'off';
    const running = await findRecovery(tx, userId, now);
    if (running) return { recovers_at: running.toISOString() };
    await cancelRecovery(tx, userId);
    const id = v7();
    const recoversAt = new Date(now.getTime() + RECOVERY_DELAY);
    await tx.insert(accountLinks).values({
      token_hash: hashOf(linkTokenOf(secrets, id)),
      purpose: 'recover',
      user_id: userId,
      email,
      created_at: now,
      expires_at: new Date(recoversAt.getTime() + RECOVERY_OPEN),
    });
    await queueLetter(tx, userId, { kind: 'second_step_recovery' }, now, { id });
    await notify(tx, [{ userId, kind: 'second_step_recovery' }], now);
    return { recovers_at: recoversAt.toISOString() };
  });
}

/** Cancels the account's way back, if there is one. */
export async function cancelRecovery(db: Database, userId: string): Promise<void> {
  await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.user_id, userId), eq(accountLinks.purpose, 'recover')));
}

/** Cancels it by the mailed link. */
export async function cancelRecoveryByLink(
  db: Database,
  token: string,
): Promise<'done' | 'no_link'> {
  const cancelled = await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.token_hash, hashOf(token)), eq(accountLinks.purpose, 'recover')))
    .returning({ user_id: accountLinks.user_id });
  return cancelled.length > 0 ? 'done' : 'no_link';
}

/** Turns two-step login off if the account's way back is open by now. */
export async function finishRecovery(db: Database, userId: string, now: Date): Promise<boolean> {
  // Most log-ins have none, and need no lock.
  if (!(await findRecovery(db, userId, now))) return false;
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId, 'update');
    const opened = lte(accountLinks.created_at, new Date(now.getTime() - RECOVERY_DELAY));
    const used = await tx
      .delete(accountLinks)
      .where(and(isRecovery(userId, now), opened))
      .returning({ user_id: accountLinks.user_id });
    if (used.length === 0) return false;
    await deleteSecondStep(tx, userId);
    await queueLetter(tx, userId, { kind: 'factor_removed', factor: 'all' }, now);
    return true;
  });
}
