import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { UserType } from '../src/contract/enumerations.ts';
import { messages, type ServerMessage } from '../src/contract/messages.ts';
import type { Dependencies } from './dependencies.ts';
import { problem } from './problem.ts';
import { isId } from './request.ts';
import { findSessionUser, type SessionUser } from './store/users.ts';
import type { Claims } from './tokens.ts';

/** What a route behind `requireUser` knows of its caller. */
export type Session = { Variables: { user: SessionUser; claims: Claims } };

const bearerOf = (header = ''): string | undefined =>
  /^bearer /i.test(header) ? header.slice('bearer '.length).trim() : undefined;

const tokenOf = (c: Context): string | undefined =>
  c.req.header('x-auth-token') || bearerOf(c.req.header('authorization'));

/** Whom the token speaks for. Refuses with 401 a token that is missing, not valid, expired or revoked. */
async function authenticate(c: Context, { tokens, database }: Dependencies) {
  const token = tokenOf(c);
  if (!token) throw problem(401, messages.noToken);
  const claims = await tokens.verify(token);
  const user = isId(claims.user.id)
    ? await findSessionUser(database.db, claims.user.id, claims)
    : undefined;
  if (!user) throw problem(401, messages.tokenInvalid);
  c.set('accountId', user._id);
  return { user, claims };
}

/** Lets those signed-in users pass who may; others get 403 with `message`. */
const guard = (
  dependencies: Dependencies,
  mayPass: (user: SessionUser) => boolean,
  message: ServerMessage,
): MiddlewareHandler<Session> =>
  createMiddleware<Session>(async (c, next) => {
    const { user, claims } = await authenticate(c, dependencies);
    if (!mayPass(user)) throw problem(403, message);
    c.set('user', user);
    c.set('claims', claims);
    await next();
  });

/** Lets signed-in users pass. */
export const requireUser = (dependencies: Dependencies): MiddlewareHandler<Session> =>
  guard(dependencies, () => true, messages.forbidden);

/** Lets signed-in candidates pass; others get 403 with `message`. */
export const requireCandidate = (
  dependencies: Dependencies,
  message: ServerMessage = messages.candidatesOnlyHere,
): MiddlewareHandler<Session> =>
  guard(dependencies, (user) => user.user_type === 'candidate', message);

/** Lets signed-in employers pass; others get 403 with `message`. */
export const requireEmployer = (
  dependencies: Dependencies,
  message: ServerMessage = messages.employersOnly,
): MiddlewareHandler<Session> =>
  guard(dependencies, (user) => user.user_type === 'employer', message);

/** Lets administrators pass; others get 403. */
export const requireAdmin = (dependencies: Dependencies): MiddlewareHandler<Session> =>
  guard(dependencies, (user) => user.is_admin, messages.forbidden);

const callingUser = async (type: UserType, c: Context, dependencies: Dependencies) => {
  if (!tokenOf(c)) return undefined;
  const session = await authenticate(c, dependencies).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 401) return undefined;
    throw error;
  });
  return session?.user.user_type === type ? session.user._id : undefined;
};

/**
 * The id of the employer who calls, on calls that are open to everyone and tell an owner more.
 * A token that does not hold counts as none here: a visitor may read what is public.
 */
export const callingEmployer = (
  c: Context,
  dependencies: Dependencies,
): Promise<string | undefined> => callingUser('employer', c, dependencies);

/** Likewise the id of the candidate who calls. */
export const callingCandidate = (
  c: Context,
  dependencies: Dependencies,
): Promise<string | undefined> => callingUser('candidate', c, dependencies);
