import type { Context } from 'hono';
import { isId } from '#server/platform/database/ids.ts';
import type { Claims } from '#server/platform/secrets/tokens.ts';
import type { Callers } from '#src/contract/endpoint.ts';
import type { UserType } from '#src/contract/enumerations.ts';
import { errorMessages, type ServerMessage } from '#src/contract/error-messages.ts';
import type { Dependencies } from './dependencies.ts';
import { Problem, problem } from './problem.ts';
import type { SessionUser } from './session-user.ts';
import { hasToken, tokenOf } from './token.ts';

/** What routes behind `admitCaller` know about the caller. */
export type Session = { Variables: { user: SessionUser; claims: Claims } };

/** The user of the call's token. Refuses (401) a token that is missing, invalid, expired or revoked. */
async function authenticate(c: Context, { tokens, database, findSessionUser }: Dependencies) {
  const token = tokenOf(c);
  if (!token) throw problem(401, errorMessages.noToken);
  const claims = await tokens.verify(token);
  if (claims === 'expired') throw problem(401, errorMessages.tokenExpired);
  const user =
    claims !== 'invalid' && isId(claims.user.id)
      ? await findSessionUser(database.db, claims.user.id, claims)
      : undefined;
  if (claims === 'invalid' || !user) throw problem(401, errorMessages.tokenInvalid);
  c.set('accountId', user._id);
  return { user, claims };
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
    const { user, claims } = await authenticate(c, dependencies);
    if (!mayPass(user)) throw problem(403, message);
    c.set('user', user);
    c.set('claims', claims);
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
