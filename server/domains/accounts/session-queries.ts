import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { FindSessionUser } from '#server/http/session-user.ts';
import { preparedQuery } from '#server/platform/database/prepared-query.ts';
import { type Database, sessions, users } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type { Device } from '#src/contract/accounts/device.ts';
import { SESSIONS_MAX } from '#src/contract/limits.ts';
import { sessionColumns } from './queries.ts';
import { describeUserAgent } from './user-agent.ts';

const sessionQuery = preparedQuery((db) => {
  const value = sql.placeholder;
  return db
    .select({
      user: sessionColumns,
      session: {
        _id: sessions._id,
        seen_at: sessions.seen_at,
        verified_at: sessions.verified_at,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users._id, sessions.user_id))
    .where(
      and(
        eq(sessions._id, value('sessionId')),
        eq(sessions.user_id, value('userId')),
        gt(sessions.expires_at, value('now')),
      ),
    )
    .prepare('find_session_user');
});

/** The user and session of a token, unless the account or the session is gone. One query. */
export const findSessionUser: FindSessionUser = async (db, ids, now) => {
  const [found] = await sessionQuery(db).execute({ ...ids, now });
  return found;
};

/** Where the account is logged in, newest use first; `sessionId` is the session that asks, if one does (rule SESSION-11). */
export async function listDevices(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId?: string },
  now: Date,
): Promise<Device[]> {
  const rows = await db
    .select({
      _id: sessions._id,
      user_agent: sessions.user_agent,
      country: sessions.country,
      created_at: iso(sessions.created_at),
      seen_at: iso(sessions.seen_at),
    })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, now)))
    .orderBy(desc(sessions.seen_at), desc(sessions._id))
    .limit(SESSIONS_MAX);
  return rows.map(({ user_agent, country, ...row }) => ({
    ...row,
    ...describeUserAgent(user_agent),
    country: country ?? '',
    is_current: row._id === sessionId,
  }));
}
