import { and, eq, isNull, lt } from 'drizzle-orm';
import { lockAccount } from '#server/platform/database/locks.ts';
import { type Database, totpFactors } from '#server/platform/database/schema.ts';
import type { Tokens } from '#server/platform/secrets/tokens.ts';
import type { TotpSetup } from '#src/contract/accounts/second-step.ts';
import { noteFactorAdded } from './second-step-commands.ts';
import { findTotpStep, newTotpSecret, totpSetup } from './totp-rules.ts';

type Secrets = Pick<Tokens, 'keyedHash' | 'seal' | 'unseal'>;

const about = (userId: string): string => `authenticator app of ${userId}`;

/** Makes a secret for an authenticator app, in place of one that was never confirmed (rule TWOSTEP-2). */
export function startTotp(
  db: Database,
  secrets: Secrets,
  { userId, label }: { userId: string; label: string },
): Promise<TotpSetup | 'no_account' | 'on'> {
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId, 'update'))) return 'no_account';
    const secret = newTotpSecret();
    const values = { sealed_secret: secrets.seal(secret, about(userId)) };
    const [kept] = await tx
      .insert(totpFactors)
      .values({ user_id: userId, ...values })
      .onConflictDoUpdate({
        target: totpFactors.user_id,
        set: values,
        setWhere: isNull(totpFactors.confirmed_at),
      })
      .returning({ user_id: totpFactors.user_id });
    return kept ? totpSetup(secret, label) : 'on';
  });
}

type TypedCode = { userId: string; code: string };

/** The account's app with the step of this code; undefined if the code isn't right. */
async function matchCode(db: Database, secrets: Secrets, { userId, code }: TypedCode, now: Date) {
  const [app] = await db.select().from(totpFactors).where(eq(totpFactors.user_id, userId));
  const secret = app && secrets.unseal(app.sealed_secret, about(userId));
  if (!app || !secret) return undefined;
  const step = findTotpStep(secret, code, { now, after: app.last_step });
  return step === undefined ? undefined : { step, isOn: app.confirmed_at !== null };
}

/** Turns the app on by its first code (rule TWOSTEP-2). */
export function confirmTotp(
  db: Database,
  secrets: Secrets,
  typed: TypedCode,
  now: Date,
): Promise<{ recovery_codes: string[] } | 'on' | 'not_started' | 'wrong'> {
  const { userId } = typed;
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId, 'update');
    const [app] = await tx
      .select({ confirmedAt: totpFactors.confirmed_at })
      .from(totpFactors)
      .where(eq(totpFactors.user_id, userId));
    if (!app) return 'not_started';
    if (app.confirmedAt) return 'on';
    const match = await matchCode(tx, secrets, typed, now);
    if (!match) return 'wrong';
    await tx
      .update(totpFactors)
      .set({ confirmed_at: now, last_step: match.step })
      .where(eq(totpFactors.user_id, userId));
    return noteFactorAdded(tx, secrets, { userId, factor: 'app' }, now);
  });
}

/**
 * Uses up an app's code: it counts once, on all instances, and no earlier one counts afterwards. False if the code isn't
 * right (rule TWOSTEP-3).
 */
export async function spendTotpCode(
  db: Database,
  secrets: Secrets,
  typed: TypedCode,
  now: Date,
): Promise<boolean> {
  const match = await matchCode(db, secrets, typed, now);
  if (!match?.isOn) return false;
  const spent = await db
    .update(totpFactors)
    .set({ last_step: match.step })
    .where(and(eq(totpFactors.user_id, typed.userId), lt(totpFactors.last_step, match.step)))
    .returning({ user_id: totpFactors.user_id });
  return spent.length > 0;
}
