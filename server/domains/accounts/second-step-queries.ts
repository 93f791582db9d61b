import { and, asc, count, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { hasRow } from '#server/platform/database/has-row.ts';
import {
  accountLinks,
  type Database,
  passkeys,
  recoveryCodes,
  totpFactors,
  users,
} from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { SecondStep } from '#src/contract/accounts/second-step.ts';
import type { SecondStepMethod } from '#src/contract/replies.ts';

/** Milliseconds before the password alone turns two-step login off, in which its owner can object (rule TWOSTEP-8). */
export const RECOVERY_DELAY = 3 * 24 * 60 * 60 * 1000;

const appOf = (userId: string): SQL | undefined =>
  and(eq(totpFactors.user_id, userId), isNotNull(totpFactors.confirmed_at));

/** Whether the account has two-step login: an app or a passkey. */
export const hasSecondStep = async (db: Database, userId: string): Promise<boolean> =>
  (await hasRow(db, totpFactors, appOf(userId))) ||
  (await hasRow(db, passkeys, eq(passkeys.user_id, userId)));

/** The same, of the row of an account. */
export const withSecondStep: SQL<boolean> = sql<boolean>`(${or(
  sql`exists (select from ${totpFactors} where ${totpFactors.user_id} = ${users._id} and ${totpFactors.confirmed_at} is not null)`,
  sql`exists (select from ${passkeys} where ${passkeys.user_id} = ${users._id})`,
)})`;

/** The way back for a lost device that is open or will be. */
export const isRecovery = (userId: string, now: Date): SQL | undefined =>
  and(
    eq(accountLinks.user_id, userId),
    eq(accountLinks.purpose, 'recover'),
    gt(accountLinks.expires_at, now),
  );

/** When the account's way back opens; undefined if nobody asked for one. */
export async function findRecovery(
  db: Database,
  userId: string,
  now: Date,
): Promise<Date | undefined> {
  const [found] = await db
    .select({ created_at: accountLinks.created_at })
    .from(accountLinks)
    .where(isRecovery(userId, now));
  return found && new Date(found.created_at.getTime() + RECOVERY_DELAY);
}

/** Ways to log in with after the password; none without two-step login (rule TWOSTEP-1). */
export async function listMethods(db: Database, userId: string): Promise<SecondStepMethod[]> {
  const [app, passkey, recovery] = await Promise.all([
    hasRow(db, totpFactors, appOf(userId)),
    hasRow(db, passkeys, eq(passkeys.user_id, userId)),
    hasRow(db, recoveryCodes, eq(recoveryCodes.user_id, userId)),
  ]);
  if (!app && !passkey) return [];
  return [
    ...(app ? (['totp'] as const) : []),
    ...(passkey ? (['passkey'] as const) : []),
    ...(recovery ? (['recovery'] as const) : []),
  ];
}

/** How many factors the account has. */
export async function countFactors(db: Database, userId: string): Promise<number> {
  const apps = await db.$count(totpFactors, appOf(userId));
  return apps + (await db.$count(passkeys, eq(passkeys.user_id, userId)));
}

/** The account's passkeys, the oldest first. */
export const listPasskeys = (db: Database, userId: string) =>
  db
    .select({
      _id: passkeys._id,
      name: passkeys.name,
      created_at: iso(passkeys.created_at),
      used_at: iso(passkeys.used_at),
    })
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.created_at), asc(passkeys._id));

/** The account's two-step login, as its owner sees it (rule TWOSTEP-6). */
export async function getSecondStep(
  db: Database,
  { userId, isRequired }: { userId: string; isRequired: boolean },
  now: Date,
): Promise<SecondStep> {
  const [app] = await db
    .select({ since: iso(totpFactors.confirmed_at) })
    .from(totpFactors)
    .where(appOf(userId));
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.user_id, userId));
  const recoversAt = await findRecovery(db, userId, now);
  return {
    totp_since: app?.since ?? null,
    passkeys: await listPasskeys(db, userId),
    recovery_codes_left: codes?.left ?? 0,
    is_required: isRequired,
    recovers_at: recoversAt?.toISOString() ?? null,
  };
}
