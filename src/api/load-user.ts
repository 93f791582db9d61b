import { getMe } from '../contract/endpoints/session.ts';
import { sessionMessages } from '../contract/session-messages.ts';
import type { User } from '../contract/user.ts';
import { raiseAlert } from '../lib/alerts.ts';
import { clearToken, isTokenExpired, isTokenFormat, readToken } from '../lib/token.ts';
import { ApiError } from './api-error.ts';
import { call } from './http.ts';

/** The current user: null for a visitor. Raises ApiError. */
export const loadUser = async (signal?: AbortSignal): Promise<User | null> => {
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
