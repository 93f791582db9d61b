import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SessionUser } from '#server/http/session-user.ts';
import { type Database, users } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import { type User, userSchema } from '#src/contract/accounts/user.ts';
import { namesOf, pick } from '#src/shared/records.ts';
import { withSecondStep } from './second-step-queries.ts';

const userNames = namesOf(userSchema.shape);

const userColumns = userNames.filter((name) => name !== 'email_confirmed' && name !== 'deletes_at');

/** The columns of a session's user. */
export const sessionColumns = {
  ...pick(users, userColumns),
  email_confirmed: sql<boolean>`${users.email_confirmed_at} is not null`,
  created_at: iso(users.created_at),
  deletes_at: iso(users.leaves_at),
  is_admin: users.is_admin,
  // Asked of administrators alone, so that other calls don't pay for it.
  has_second_step: sql<boolean>`case when ${users.is_admin} then ${withSecondStep} else false end`,
} satisfies Record<keyof SessionUser, PgColumn | SQL>;

/** The user as sent to its owner; other fields are never sent. */
export const toUser = (user: SessionUser): User => pick(user, userNames);

/** Email addresses are compared without case (rule AUTH-3). */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** The credentials of the account with this address. */
export async function findCredentials(db: Database, email: string) {
  const [found] = await db
    .select({
      _id: users._id,
      email: users.email,
      user_type: users.user_type,
      password_hash: users.password_hash,
      is_admin: users.is_admin,
    })
    .from(users)
    .where(eq(users.email, emailKey(email)));
  return found;
}
