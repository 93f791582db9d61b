import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { lockAccount } from '#server/platform/database/locks.ts';
import {
  type Database,
  passkeys,
  users,
  webauthnChallenges,
} from '#server/platform/database/schema.ts';
import type { Tokens } from '#server/platform/secrets/tokens.ts';
import type { Assertion, Attestation } from '#src/contract/accounts/second-step.ts';
import type { User } from '#src/contract/accounts/user.ts';
import { PASSKEYS_MAX } from '#src/contract/limits.ts';
import { hashOf } from './link-rules.ts';
import {
  loginOptions,
  readAssertion,
  readNewPasskey,
  registrationOptions,
  type StoredPasskey,
} from './passkey-rules.ts';
import { noteFactorAdded } from './second-step-commands.ts';

/** Milliseconds that a challenge can be signed. */
const CHALLENGE_LIFETIME = 5 * 60 * 1000;

/** Who is to sign a challenge: whoever logs in, or an account that adds a passkey. */
type Signer = { purpose: 'login'; userId?: undefined } | { purpose: 'register'; userId: string };

async function keepChallenge(
  db: Database,
  { purpose, userId }: Signer,
  challenge: string,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + CHALLENGE_LIFETIME);
  await db
    .insert(webauthnChallenges)
    .values({ challenge_hash: hashOf(challenge), purpose, user_id: userId, expires_at });
}

/** Uses up a challenge. False if it isn't this signer's, has expired or was used before, also on another instance. */
const spendChallenge =
  (db: Database, { purpose, userId }: Signer, now: Date) =>
  async (challenge: string): Promise<boolean> => {
    const spent = await db
      .delete(webauthnChallenges)
      .where(
        and(
          eq(webauthnChallenges.challenge_hash, hashOf(challenge)),
          eq(webauthnChallenges.purpose, purpose),
          userId ? eq(webauthnChallenges.user_id, userId) : isNull(webauthnChallenges.user_id),
          gt(webauthnChallenges.expires_at, now),
        ),
      )
      .returning({ purpose: webauthnChallenges.purpose });
    return spent.length > 0;
  };

const LOGIN: Signer = { purpose: 'login' };

/** What a browser asks any passkey of the site to sign. */
export async function getLoginOptions(db: Database, origin: string, now: Date) {
  const options = await loginOptions(origin);
  await keepChallenge(db, LOGIN, options.challenge, now);
  return { options: { ...options } };
}

type Owner = { _id: string; email: string; first_name: string; last_name: string };

/** What a browser needs to make a passkey; it refuses a device that has one of the account. */
export async function getRegistrationOptions(
  db: Database,
  origin: string,
  owner: Owner,
  now: Date,
): Promise<'full' | { options: { challenge: string; [name: string]: unknown } }> {
  const known = await db
    .select({ credential_id: passkeys.credential_id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.user_id, owner._id));
  if (known.length >= PASSKEYS_MAX) return 'full';
  const options = await registrationOptions(origin, owner, known);
  await keepChallenge(db, { purpose: 'register', userId: owner._id }, options.challenge, now);
  return { options: { ...options } };
}

type Added = { userId: string; name: string; passkey: Attestation };

/** Adds a passkey to the account (rule TWOSTEP-4). */
export async function addPasskey(
  db: Database,
  secrets: Pick<Tokens, 'keyedHash'>,
  origin: string,
  { userId, name, passkey }: Added,
  now: Date,
): Promise<{ recovery_codes: string[] } | 'refused' | 'no_account' | 'full' | 'taken'> {
  const signer = { purpose: 'register', userId } as const;
  const made = await readNewPasskey(origin, passkey, spendChallenge(db, signer, now));
  if (!made) return 'refused';
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId, 'update'))) return 'no_account';
    if ((await tx.$count(passkeys, eq(passkeys.user_id, userId))) >= PASSKEYS_MAX) return 'full';
    const added = await tx
      .insert(passkeys)
      .values({ ...made, _id: v7(), user_id: userId, name, created_at: now })
      .onConflictDoNothing()
      .returning({ _id: passkeys._id });
    if (added.length === 0) return 'taken';
    return noteFactorAdded(tx, secrets, { userId, factor: 'passkey' }, now);
  });
}

type PasskeyOwner = Pick<User, '_id' | 'user_type' | 'email'> & { password_hash: string };

/** The account of a passkey that signed; with `userId`, only that account's passkeys count (rule TWOSTEP-4). */
export async function usePasskey(
  db: Database,
  origin: string,
  { passkey, userId }: { passkey: Assertion; userId?: string },
  now: Date,
): Promise<PasskeyOwner | 'unknown' | 'refused'> {
  const [found] = await db
    .select({
      credential_id: passkeys.credential_id,
      public_key: passkeys.public_key,
      counter: passkeys.counter,
      transports: passkeys.transports,
      owner: {
        _id: users._id,
        email: users.email,
        user_type: users.user_type,
        password_hash: users.password_hash,
      },
    })
    .from(passkeys)
    .innerJoin(users, and(eq(users._id, passkeys.user_id), isNull(users.ended_at)))
    .where(eq(passkeys.credential_id, passkey.id));
  if (!found || (userId && found.owner._id !== userId)) return 'unknown';
  const stored: StoredPasskey = found;
  const counter = await readAssertion(origin, passkey, stored, spendChallenge(db, LOGIN, now));
  if (counter === undefined) return 'refused';
  // Checked again as it is written: two answers of a copied passkey may arrive at once.
  const isHigher = or(
    lt(passkeys.counter, counter),
    and(eq(passkeys.counter, 0), sql`${counter} = 0`),
  );
  const used = await db
    .update(passkeys)
    .set({ counter, used_at: now })
    .where(and(eq(passkeys.credential_id, passkey.id), isHigher))
    .returning({ _id: passkeys._id });
  return used.length > 0 ? found.owner : 'refused';
}

/** Renames one of the account's passkeys. */
export async function renamePasskey(
  db: Database,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<'done' | 'not_found'> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys._id, id), eq(passkeys.user_id, userId)))
    .returning({ _id: passkeys._id });
  return renamed.length > 0 ? 'done' : 'not_found';
}
