import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { RESTORE_MS } from '../contract/limits.ts';
import { sessionTexts } from '../contract/session-texts.ts';
import { type User, userSchema } from '../contract/user.ts';
import { raiseAlert } from '../lib/alerts.ts';
import { loadTexts } from '../lib/i18n.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import {
  clearToken,
  isTokenExpired,
  isTokenFormat,
  onTokenChange,
  readToken,
} from '../lib/token.ts';
import { authQueries } from './auth.ts';

/** Where the auth state is kept between visits (specification, sections 3 and 9). */
export const AUTH_KEY = 'auth';

const savedAuthSchema = z.object({ token: z.string(), user: z.unknown() });

const parseJson = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The user saved with `token`, or null. The saved user may itself be a JSON text. */
const readSavedUser = (token: string): User | null => {
  const saved = savedAuthSchema.safeParse(parseJson(readStored(AUTH_KEY)));
  if (!saved.success || saved.data.token !== token) return null;
  const user = userSchema.safeParse(parseJson(saved.data.user));
  return user.success ? user.data : null;
};

const saveAuth = (user: User | null): void => {
  const token = readToken();
  const state = user && token ? JSON.stringify({ user, isAuthenticated: true, token }) : null;
  writeStored(AUTH_KEY, state);
};

/** The stored token was no token (specification, section 5). */
const tellTokenFormat = async (): Promise<void> => {
  // Public screens come without the server's and the contract's words.
  await loadTexts('account').catch(() => undefined);
  raiseAlert('warning', sessionTexts.tokenFormat);
};

const waitAtMost = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Brings the last visit's session back before the app is shown: at once from what was saved (and asked
 * again in the background), else from the server, for 5000 ms at the most. Never rejects.
 */
export const restoreSession = async (queryClient: QueryClient): Promise<void> => {
  const { queryKey } = authQueries.me();
  const token = readToken();
  if (token !== null && !isTokenFormat(token)) {
    clearToken();
    void tellTokenFormat();
  } else if (token !== null && (await isTokenExpired(token))) clearToken();

  const usable = readToken();
  if (usable === null) {
    saveAuth(null);
    queryClient.setQueryData(queryKey, null);
    return;
  }
  const savedUser = readSavedUser(usable);
  if (savedUser) {
    queryClient.setQueryData(queryKey, savedUser, { updatedAt: 0 });
    return;
  }
  await Promise.race([queryClient.prefetchQuery(authQueries.me()), waitAtMost(RESTORE_MS)]);
  const user = queryClient.getQueryData(queryKey);
  if (user) saveAuth(user);
};

/**
 * Keeps the saved state in step with the current user, and the cache in step with the token: one that
 * is gone, or another's, here or in another tab, takes with it all that was fetched under it.
 * `onChange` lets the router ask its guards again. Gives the way to stop.
 */
export const followSession = (
  queryClient: QueryClient,
  onChange: () => Promise<void>,
): (() => void) => {
  const { queryKey } = authQueries.me();
  const meHash = JSON.stringify(queryKey);
  const isPersonal = (query: { queryHash: string }) => query.queryHash !== meHash;

  const stopSaving = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryHash === meHash) saveAuth(event.query.state.data as User | null);
  });

  const forgetPersonal = async () => {
    queryClient.removeQueries({ predicate: isPersonal, type: 'inactive' });
    await queryClient.invalidateQueries({ predicate: isPersonal });
  };

  const stopListening = onTokenChange(async (token) => {
    if (token === null) {
      // An answer under way would bring the user back.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, null);
      // First the guarded screens go, then their data.
      await onChange();
      await forgetPersonal();
    } else {
      await Promise.all([forgetPersonal(), queryClient.refetchQueries({ queryKey })]);
      await onChange();
    }
  });

  return () => {
    stopSaving();
    stopListening();
  };
};
