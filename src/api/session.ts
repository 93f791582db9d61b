import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '#src/contract/accounts/user.ts';
import { isTokenExpired, onTokenChange, readToken } from '#src/lib/token.ts';
import { getMeQuery } from './auth.ts';
import { saveAuth } from './saved-auth.ts';

/**
 * Restores the session before the app is shown: at once from the saved user (refetched in the background),
 * otherwise from the server, for at most 5000 ms. Never rejects (rule SESSION-2).
 */
export const restoreSession = async (queryClient: QueryClient): Promise<void> => {
  const token = readToken();
  if (token === null) {
    saveAuth(null);
    queryClient.setQueryData(getMeQuery().queryKey, null);
    return;
  }
  try {
    const [{ restoreUser }, isExpired] = await Promise.all([
      import('./restore-session.ts'),
      isTokenExpired(token),
    ]);
    await restoreUser(queryClient, token, isExpired);
  } catch {
    // The chunk failed to load; screens that need the user will fetch it.
  }
};

/**
 * Keeps the saved user in step with the current one, and the cache in step with the token: when the
 * token is removed or replaced, here or in another tab, everything fetched with it is dropped.
 * `onChange` lets the router run its guards again. Returns a function that stops it.
 */
export const followSession = (
  queryClient: QueryClient,
  onChange: () => Promise<void>,
): (() => void) => {
  const { queryKey } = getMeQuery();
  const meHash = JSON.stringify(queryKey);
  const isPersonal = (query: { queryHash: string }) => query.queryHash !== meHash;

  const stopSaving = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryHash === meHash) saveAuth(event.query.state.data as Me | null);
  });

  const forgetPersonal = async () => {
    queryClient.removeQueries({ predicate: isPersonal, type: 'inactive' });
    await queryClient.invalidateQueries({ predicate: isPersonal });
  };

  const follow = async (token: string | null) => {
    if (token === null) {
      // A pending response would restore the user.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, null);
      // Leaves guarded screens before removing their data.
      await onChange();
      await forgetPersonal();
    } else {
      await Promise.all([forgetPersonal(), queryClient.refetchQueries({ queryKey })]);
      await onChange();
    }
  };
  const stopListening = onTokenChange((token) => void follow(token));

  return () => {
    stopSaving();
    stopListening();
  };
};
