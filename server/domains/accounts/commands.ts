import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import type { SessionUser } from '#server/http/session-user.ts';
import {
  candidates,
  type Database,
  employers,
  revokedTokens,
  users,
} from '#server/platform/database/schema.ts';
import type { TokenOwner } from '#server/platform/secrets/tokens.ts';
import type { Registration } from '#src/contract/accounts/credentials.ts';
import type { Language } from '#src/contract/language.ts';
import type { PersonalInput } from '#src/contract/profiles/profile.ts';
import { emailKey, nextSessionVersion, sessionColumns } from './queries.ts';
import { voidResets } from './reset-commands.ts';

/**
 * Creates the account with a blank profile of its type. Throws the database's error when the address is taken (see
 * `isUniqueViolation`).
 */
export async function register(
  db: Database,
  { password, ...registration }: Registration & { language: Language },
  hash: (password: string) => Promise<string>,
): Promise<TokenOwner> {
  const _id = v7();
  const { user_type } = registration;
  const password_hash = await hash(password);
  await db.transaction(async (tx) => {
    await tx
      .insert(users)
      .values({ ...registration, _id, email: emailKey(registration.email), password_hash });
    await tx.insert(user_type === 'employer' ? employers : candidates).values({ user_id: _id });
  });
  return { _id, user_type, session_version: 0 };
}

/** Sets the language of the mails to this account (rule MAIL-3). */
export async function setLanguage(db: Database, id: string, language: Language): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users._id, id), ne(users.language, language)));
}

/** Changes the given fields and returns the whole user. */
export async function updateProfile(
  db: Database,
  id: string,
  changes: PersonalInput,
): Promise<SessionUser> {
  const [user] = await db
    .update(users)
    .set({ ...changes, updated_at: sql`now()`, __v: sql`${users.__v} + 1` })
    .where(eq(users._id, id))
    .returning(sessionColumns);
  if (!user) throw new Error('The user disappeared while it was changed');
  return user;
}

const owner = {
  _id: users._id,
  user_type: users.user_type,
  session_version: users.session_version,
};

/** A session: its account and its token's version. */
type OpenSession = { _id: string; version: number };

/**
 * Ends every session of the account and applies `changes`. Returns the owner for a new token, so that the calling
 * session can continue; undefined if that session has ended meanwhile (rule SESSION-8).
 */
export async function logoutEverywhere(
  db: Database,
  { _id, version }: OpenSession,
  changes: PgUpdateSetSource<typeof users> = {},
): Promise<TokenOwner | undefined> {
  const [user] = await db
    .update(users)
    .set({ ...changes, session_version: nextSessionVersion })
    .where(and(eq(users._id, _id), eq(users.session_version, version)))
    .returning(owner);
  return user;
}

/** Sets a new password, ends every session as `logoutEverywhere` does, and voids every reset link (rule PASSWORD-3). */
export function changePassword(
  db: Database,
  session: OpenSession,
  password_hash: string,
  now: Date,
): Promise<TokenOwner | undefined> {
  return db.transaction(async (tx) => {
    const changes = { password_hash, updated_at: now, __v: sql`${users.__v} + 1` };
    const user = await logoutEverywhere(tx, session, changes);
    if (user) await voidResets(tx, user._id);
    return user;
  });
}

/** Revokes a token until it would have expired anyway, and deletes entries that have expired. */
export async function logout(db: Database, jti: string, expires: Date, now: Date): Promise<void> {
  await db.insert(revokedTokens).values({ jti, expires_at: expires }).onConflictDoNothing();
  await db.delete(revokedTokens).where(lt(revokedTokens.expires_at, now));
}
