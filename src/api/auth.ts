import { msg } from '@lingui/core/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import type { getMe } from '#src/contract/accounts/session-endpoints.ts';
import type { Me } from '#src/contract/accounts/user.ts';
import { readToken } from '#src/lib/token.ts';
import { withServerMessage } from './api-error.ts';
import { visitorCalls } from './load-calls.ts';
import { keyOf } from './resource-key.ts';

/** The key prefix of everything about the session. */
export const getMeKey = () => keyOf<typeof getMe>('session');

/**
 * The key of the text that the token had already expired when the app started. The guard reports
 * it and removes it.
 */
export const expiredSessionKey = () => [...getMeKey(), 'expired'] as const;

/** The current user, or null for a visitor. */
export const getMeQuery = () =>
  queryOptions({
    queryKey: [...getMeKey(), 'me'],
    queryFn: async ({ client, queryKey, signal }) =>
      // If a known user's token has vanished, `getMe` reports it.
      readToken() === null && !client.getQueryData(queryKey)
        ? null
        : (await visitorCalls()).getMe(signal),
    staleTime: 5 * 60_000,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Rule SESSION-4. */
export const getMeFailure = withServerMessage(msg`Failed to load user`);

/** The current user: null for a visitor, while loading (`isPending`), and after a failure. */
export type Session = { user: Me | null; isPending: boolean };

const visitor: Session = { user: null, isPending: false };

/** The session; a visitor's until hydration, since the server renders pages for visitors only. */
export const useSession = (): Session => {
  const isHydrated = useHydrated();
  const { data: user = null, isPending } = useQuery(getMeQuery());
  return isHydrated ? { user, isPending } : visitor;
};
