import { and, asc, eq, lt, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import type { Registration } from '../../../src/contract/accounts/credentials.ts';
import type { User } from '../../../src/contract/accounts/user.ts';
import type { Language } from '../../../src/contract/language.ts';
import type { PersonalInput } from '../../../src/contract/profiles/profile.ts';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import {
  candidates,
  type Database,
  employers,
  revokedTokens,
  users,
} from '../../platform/database/schema.ts';
import type { TokenOwner } from '../../platform/secrets/tokens.ts';
import { recordWrite } from '../console/audit-queries.ts';

const sessionColumns = {
  _id: users._id,
  user_type: users.user_type,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
  phone: users.phone,
  location: users.location,
  resume_url: users.resume_url,
  profile_image_url: users.profile_image_url,
  created_at: users.created_at,
  is_admin: users.is_admin,
} satisfies Record<keyof SessionUser, PgColumn>;

/** A user as the server knows the caller; `is_admin` is for the server alone. */
export type SessionUser = Omit<User, 'created_at'> & { created_at: Date; is_admin: boolean };

/** The user as the contract shows it to its owner: each field is named, so that no other is ever sent. */
export const toUser = (user: SessionUser): User => ({
  _id: user._id,
  user_type: user.user_type,
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  phone: user.phone,
  location: user.location,
  resume_url: user.resume_url,
  profile_image_url: user.profile_image_url,
  created_at: user.created_at.toISOString(),
});

/** Email addresses are compared without case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

const sessionQuery = preparedQuery((db) => {
  const value = sql.placeholder;
  const revoked = db
    .select({ one: sql`1` })
    .from(revokedTokens)
    .where(eq(revokedTokens.jti, value('jti')));
  return db
    .select(sessionColumns)
    .from(users)
    .where(
      and(
        eq(users._id, value('id')),
        eq(users.session_version, value('version')),
        notExists(revoked),
      ),
    )
    .prepare('find_session_user');
});

/**
 * The user, unless it is gone, or its token was revoked or signed under an older session version. One query.
 */
export async function findSessionUser(
  db: Database,
  id: string,
  { jti, sv: version }: { jti: string; sv: number },
): Promise<SessionUser | undefined> {
  const [user] = await sessionQuery(db).execute({ id, jti, version });
  return user;
}

/** The next `session_version`, which ends every session of the account. */
export const nextSessionVersion: SQL<number> = sql`${users.session_version} + 1`;

/** The credentials of the account with this address. */
export async function findCredentials(db: Database, email: string) {
  const [found] = await db
    .select({
      _id: users._id,
      user_type: users.user_type,
      session_version: users.session_version,
      password_hash: users.password_hash,
    })
    .from(users)
    .where(eq(users.email, emailKey(email)));
  return found;
}

/**
 * Creates the account with the blank profile of its type, and gives its id.
 * Throws the database's error when the address is taken (see `isUniqueViolation`).
 */
export async function createUser(
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

/** Sets the language of the mails to this account. */
export async function setLanguage(db: Database, id: string, language: Language): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users._id, id), ne(users.language, language)));
}

/** Changes what is given of the user and gives the whole user. */
export async function updateUser(
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

/**
 * Makes the account with this address an administrator or revokes that, and writes it to the audit log; false
 * when there is no such account.
 */
export function setAdmin(db: Database, email: string, is_admin: boolean): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ is_admin })
      .where(eq(users.email, emailKey(email)))
      .returning({ _id: users._id, email: users.email });
    if (!changed) return false;
    const action = is_admin ? 'grant' : 'revoke';
    const written = { action, entity: 'users', record_id: changed._id, changes: [] } as const;
    const byCommand = { id: null, name: 'npm run admin' };
    await recordWrite(tx, byCommand, { ...written, label: changed.email }, new Date());
    return true;
  });
}

/** The addresses of all administrators, in order. */
export async function listAdmins(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.is_admin, true))
    .orderBy(asc(users.email));
  return rows.map((row) => row.email);
}

/** Revokes a token until it would have expired anyway, and deletes entries that have expired. */
export async function revokeToken(
  db: Database,
  jti: string,
  expires: Date,
  now: Date,
): Promise<void> {
  await db.insert(revokedTokens).values({ jti, expires_at: expires }).onConflictDoNothing();
  await db.delete(revokedTokens).where(lt(revokedTokens.expires_at, now));
}
