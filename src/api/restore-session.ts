import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { sessionMessages } from '#src/contract/accounts/session-messages.ts';
import { type Me, meSchema } from '#src/contract/accounts/user.ts';
import { RESTORE_MS } from '#src/contract/limits.ts';
import { raiseAlert } from '#src/lib/alerts.ts';
import { readStored } from '#src/lib/storage.ts';
import { clearToken, isTokenFormat } from '#src/lib/token.ts';
import { AUTH_KEY } from '#src/lib/token-key.ts';
import { expiredSessionKey, getMeQuery } from './auth.ts';
import { saveAuth } from './saved-auth.ts';

/*
 * Restores the session of users with a token. A chunk of its own, since visitors don't need it.
 */

const savedAuthSchema = z.object({ token: z.string(), user: z.unknown() });

const parseJson = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The user saved with `token`, or null. The saved user may itself be a JSON string. */
const readSavedUser = (token: string): Me | null => {
  const saved = savedAuthSchema.safeParse(parseJson(readStored(AUTH_KEY)));
  if (!saved.success || saved.data.token !== token) return null;
  const user = meSchema.safeParse(parseJson(saved.data.user));
  return user.success ? user.data : null;
};

const waitAtMost = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Restores the user of `token`, or removes a token that is malformed (rule SESSION-1) or has
 * expired.
 */
export const restoreUser = async (
  queryClient: QueryClient,
  token: string,
  isExpired: boolean,
): Promise<void> => {
  const { queryKey } = getMeQuery();
  const isToken = isTokenFormat(token);
  if (!isToken || isExpired) {
    clearToken();
    saveAuth(null);
    queryClient.setQueryData(queryKey, null);
    if (!isToken) raiseAlert('warning', sessionMessages.tokenFormat);
    // The guard reports it where it matters.
    else queryClient.setQueryData(expiredSessionKey(), sessionMessages.tokenExpired);
    return;
  }
  const savedUser = readSavedUser(token);
  if (savedUser) {
    queryClient.setQueryData(queryKey, savedUser, { updatedAt: 0 });
    return;
  }
  await Promise.race([queryClient.prefetchQuery(getMeQuery()), waitAtMost(RESTORE_MS)]);
  const user = queryClient.getQueryData(queryKey);
  if (user) saveAuth(user);
};
