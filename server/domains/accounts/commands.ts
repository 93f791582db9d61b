import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type Database, users } from '../../platform/database/schema.ts';
import type { TokenOwner } from '../../platform/secrets/tokens.ts';
import { nextSessionVersion } from './queries.ts';
import { voidResets } from './reset-commands.ts';

const owner = {
  _id: users._id,
  user_type: users.user_type,
  session_version: users.session_version,
};

/** A session, by its account and the version that its token carries. */
type OpenSession = { _id: string; version: number };

/**
 * Ends every session of the account and makes these changes to it. Gives the owner for a new token, so that the
 * calling session can continue; undefined when that one has ended meanwhile.
 */
export async function endSessions(
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

/** Sets a new password, which ends every session as `endSessions` does, and every link to a new password. */
export function changePassword(
  db: Database,
  session: OpenSession,
  password_hash: string,
  now: Date,
): Promise<TokenOwner | undefined> {
  return db.transaction(async (tx) => {
    const changes = { password_hash, updated_at: now, __v: sql`${users.__v} + 1` };
    const user = await endSessions(tx, session, changes);
    if (user) await voidResets(tx, user._id);
    return user;
  });
}
