import type { Database } from '#server/platform/database/schema.ts';
import type { Claims } from '#server/platform/secrets/tokens.ts';
import type { User } from '#src/contract/accounts/user.ts';

/** The caller's user; `is_admin` is only for the server. */
export type SessionUser = User & { is_admin: boolean };

/** The user whose token has these claims; undefined when the account or the session has ended. */
export type FindSessionUser = (
  db: Database,
  id: string,
  claims: Pick<Claims, 'jti' | 'sv'>,
) => Promise<SessionUser | undefined>;
