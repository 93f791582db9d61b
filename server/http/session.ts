import type { Context } from 'hono';
import { isId } from '#server/platform/database/ids.ts';
import type { Callers } from '#src/contract/endpoint.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import { errorMessages, type ServerMessage } from '#src/contract/error-messages.ts';
import { VERIFIED_MS } from '#src/contract/limits.ts';
import type { Dependencies } from './dependencies.ts';
import { Problem, problem } from './problem.ts';
import { isSeenLongAgo, noteSeen } from './session-seen.ts';
import type { OpenSession, SessionUser } from './session-user.ts';
import { hasToken, tokenOf } from './token.ts';

/** What routes behind `admitCaller` know about the caller. */
export type Session = { Variables: { user: SessionUser; session: OpenSession } };

/** The user and session of the call's token. Refuses (401) one that is missing, invalid or expired, or has ended. */
async function authenticate(
  c: Context,
  { tokens, database: { db }, clock, findSessionUser }: Dependencies,
) {
  const token = tokenOf(c);
  if (!token) throw problem(401, errorMessages.noToken);
  const claims = await tokens.verify(token);
  if (claims === 'expired') throw problem(401, errorMessages.tokenExpired);
  const now = clock();
  const found =
    claims !== 'invalid' && isId(claims.user.id) && isId(claims.jti)
      ? await findSessionUser(db, { userId: claims.user.id, sessionId: claims.jti }, now)
      : undefined;
  if (!found) throw problem(401, errorMessages.tokenInvalid);
  c.set('accountId', found.user._id);
  const { _id: sessionId, seen_at } = found.session;
  const ids = { userId: found.user._id, sessionId };
  if (isSeenLongAgo(seen_at, now)) c.set('afterReply', () => noteSeen(db, ids, now));
  return found;
}

/** Refuses (403) a session whose password was last given too long ago (rule SESSION-10). */
export function requireRecentPassword({ verified_at }: OpenSession, now: Date): void {
  if (now.getTime() - verified_at.getTime() > VERIFIED_MS)
    throw new Problem(403, { msg: errorMessages.verificationNeeded, requires: 'password' });
}

/** The user of the call's token, for calls where a session is optional. Refuses (401) without one. */
export const sessionUser = async (c: Context, dependencies: Dependencies): Promise<SessionUser> =>
  (await authenticate(c, dependencies)).user;

type Rule = { mayPass: (user: SessionUser) => boolean; message: ServerMessage };

/** Rule ACCESS-2. */
const RULES: Record<Exclude<Callers, 'everyone'>, Rule> = {
  user: { mayPass: () => true, message: errorMessages.forbidden },
  candidate: {
    mayPass: ({ user_type }) => user_type === 'candidate',
    message: errorMessages.candidatesOnlyHere,
  },
  employer: {
    mayPass: ({ user_type }) => user_type === 'employer',
    message: errorMessages.employersOnly,
  },
  admin: { mayPass: ({ is_admin }) => is_admin, message: errorMessages.forbidden },
};

/** Admits signed-in users for whom `mayPass` is true; others get 403 with `message`. */
export function admitCaller(
  dependencies: Dependencies,
  callers: keyof typeof RULES,
  message: ServerMessage = RULES[callers].message,
): (c: Context) => Promise<void> {
  const { mayPass } = RULES[callers];
  return async (c) => {
    const { user, session } = await authenticate(c, dependencies);
    if (!mayPass(user)) throw problem(403, message);
    // Rule TWOSTEP-7.
    if (callers === 'admin' && dependencies.twoStep === 'admins' && !user.has_second_step)
      throw new Problem(403, { msg: errorMessages.twoStepRequired, requires: 'two_step' });
    c.set('user', user);
    c.set('session', session);
  };
}

const callingUser = async (type: UserType, c: Context, dependencies: Dependencies) => {
  if (!hasToken(c)) return undefined;
  const session = await authenticate(c, dependencies).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 401) return undefined;
    throw error;
  });
  return session?.user.user_type === type ? session.user._id : undefined;
};

/**
 * The id of the calling employer, for public calls that show the owner more. An invalid token counts as none, since
 * visitors may read public data.
 */
export const callingEmployer = (
  c: Context,
  dependencies: Dependencies,
): Promise<string | undefined> => callingUser('employer', c, dependencies);

/** The same for candidates. */
export const callingCandidate = (
  c: Context,
  dependencies: Dependencies,
): Promise<string | undefined> => callingUser('candidate', c, dependencies);
