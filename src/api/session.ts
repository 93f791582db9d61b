import type { QueryClient } from '@tanstack/react-query';
import type { User } from '../contract/user.ts';
import { isTokenExpired, onTokenChange, readToken } from '../lib/token.ts';
import { authQueries } from './auth.ts';
import { saveAuth } from './saved-auth.ts';

/**
 * Brings the last visit's session back before the app is shown: at once from what was saved (and asked
 * again in the background), else from the server, for 5000 ms at the most. Never rejects.
 */
export const restoreSession = async (queryClient: QueryClient): Promise<void> => {
  const token = readToken();
  if (token === null) {
    saveAuth(null);
    queryClient.setQueryData(authQueries.me().queryKey, null);
    return;
  }
  try {
    const [{ restoreUser }, isExpired] = await Promise.all([
      import('./restore-session.ts'),
      isTokenExpired(token),
    ]);
    await restoreUser(queryClient, token, isExpired);
  } catch {
    // Its code could not be had: who this is, the screens that need to know will ask.
  }
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

  const follow = async (token: string | null) => {
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
  };
  const stopListening = onTokenChange((token) => void follow(token));

  return () => {
    stopSaving();
    stopListening();
  };
};
