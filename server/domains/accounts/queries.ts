import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FindSessionUser, SessionUser } from '#server/http/session-user.ts';
import { preparedQuery } from '#server/platform/database/prepared-query.ts';
import { type Database, revokedTokens, users } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import { type User, userSchema } from '#src/contract/accounts/user.ts';
import { namesOf, pick } from '#src/shared/records.ts';

const userNames = namesOf(userSchema.shape);

/** The columns of a session's user. */
export const sessionColumns = {
  ...pick(users, userNames),
  created_at: iso(users.created_at),
  is_admin: users.is_admin,
} satisfies Record<keyof SessionUser, PgColumn | SQL>;

/** The user as sent to its owner; other fields are never sent. */
export const toUser = (user: SessionUser): User => pick(user, userNames);

/** Email addresses are compared without case (rule AUTH-3). */
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

/** The user, unless the account is gone or the token was revoked or has an older session version. One query. */
export const findSessionUser: FindSessionUser = async (db, id, { jti, sv: version }) => {
  const [user] = await sessionQuery(db).execute({ id, jti, version });
  return user;
};

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

/** The next `session_version`, which ends every session of the account. */
export const nextSessionVersion: SQL<number> = sql`${users.session_version} + 1`;
