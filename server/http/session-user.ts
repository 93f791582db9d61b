import type { Database } from '#server/platform/database/schema.ts';
import type { User } from '#src/contract/accounts/user.ts';

/** The caller's user; what is added is only for the server. Others than administrators count as without a second step. */
export type SessionUser = User & { is_admin: boolean; has_second_step: boolean };

/** The session of a call, and when it was last used and its password last given. */
export type OpenSession = { _id: string; seen_at: Date; verified_at: Date };

/** The user and the session that a token names; undefined when the account or the session has ended. */
export type FindSessionUser = (
  db: Database,
  ids: { userId: string; sessionId: string },
  now: Date,
) => Promise<{ user: SessionUser; session: OpenSession } | undefined>;
