import { msg } from '@lingui/core/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { getMe } from '../contract/endpoints/session.ts';
import { sessionMessages } from '../contract/session-messages.ts';
import type { User } from '../contract/user.ts';
import { raiseAlert } from '../lib/alerts.ts';
import { clearToken, isTokenExpired, isTokenFormat, readToken } from '../lib/token.ts';
import { ApiError, type FailureMessages } from './api-error.ts';
import { call } from './http.ts';

/** The current user: null for a visitor. */
const loadUser = async (signal?: AbortSignal): Promise<User | null> => {
  const token = readToken();
  if (token === null) return null;
  const isExpired = await isTokenExpired(token);
  if (!isTokenFormat(token) || isExpired) {
    clearToken();
    // A user whose session has just ended is told why.
    if (isExpired) raiseAlert('warning', sessionMessages.tokenExpired);
    return null;
  }
  try {
    return await call(getMe, { signal });
  } catch (error) {
    // Any 401 while the user is loaded ends the session (rule SESSION-4), unless the token has
    // changed meanwhile.
    if (!(error instanceof ApiError) || (error.status !== 401 && error.kind !== 'no-token'))
      throw error;
    if (token === readToken()) clearToken();
    return null;
  }
};

export const authQueries = {
  /** The key prefix of everything about the session. */
  all: () => ['auth'] as const,
  /**
   * The key of the flag that the token had already expired when the app started. The guard reports
   * it and clears the flag.
   */
  expired: () => [...authQueries.all(), 'expired'] as const,
  /** The current user, or null for a visitor. */
  me: () =>
    queryOptions({
      queryKey: [...authQueries.all(), 'me'],
      queryFn: ({ signal }) => loadUser(signal),
      staleTime: 5 * 60_000,
      gcTime: Number.POSITIVE_INFINITY,
    }),
};

export const loadUserFailure: FailureMessages = {
  preferServerMessage: true,
  otherwise: msg`Failed to load user`,
};

/** Who uses the app: null for a visitor, while it isn't known (`isPending`), and when that has failed. */
export type Session = { user: User | null; isPending: boolean };

const visitor: Session = { user: null, isPending: false };

/**
 * The session. Until the browser has taken over a page that the server rendered, it is a visitor's, since
 * the server knows no other.
 */
export const useSession = (): Session => {
  const isHydrated = useHydrated();
  const { data: user = null, isPending } = useQuery(authQueries.me());
  return isHydrated ? { user, isPending } : visitor;
};
