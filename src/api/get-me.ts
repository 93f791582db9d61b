import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import * as endpoints from '#src/contract/accounts/session-endpoints.ts';
import { sessionMessages } from '#src/contract/accounts/session-messages.ts';
import type { Me } from '#src/contract/accounts/user.ts';
import { raiseAlert } from '#src/lib/alerts.ts';
import {
  clearToken,
  isTokenExpired,
  isTokenFormat,
  readToken,
  reportLostToken,
} from '#src/lib/token.ts';
import { ApiError } from './api-error.ts';
import { call } from './http.ts';

/** The endpoint, with a reply that may be empty. */
const getMeIfAny = { ...endpoints.getMe, reply: z.nullish(endpoints.getMe.reply) };

/** Fetches the current user, once known or with a token; null when there is none any more. Throws ApiError. */
export const getMe = async (signal?: AbortSignal): Promise<Me | null> => {
  const token = readToken();
  if (token === null) {
    raiseAlert('warning', msg`No token available`);
    reportLostToken();
    return null;
  }
  const isExpired = await isTokenExpired(token);
  if (!isTokenFormat(token) || isExpired) {
    clearToken();
    // Tells the user why the session has just ended.
    if (isExpired) raiseAlert('warning', sessionMessages.tokenExpired);
    return null;
  }
  try {
    const user = await call(getMeIfAny, { signal });
    if (user) return user;
    throw new ApiError('malformed', { template: msg`No data received from server` });
  } catch (error) {
    // Any 401 while the user is loaded ends the session (rule SESSION-4), unless the token has
    // changed meanwhile.
    if (!(error instanceof ApiError) || (error.status !== 401 && error.kind !== 'no-token'))
      throw error;
    if (token === readToken()) clearToken();
    return null;
  }
};
