import { QueryCache, QueryClient } from '@tanstack/react-query';
import { raiseAlert } from '../lib/alerts.ts';
import { ApiError, anyFailure, describeFailure } from './api-error.ts';

/** Milliseconds for which what was fetched counts as fresh: going back and forth asks nothing again. */
const STALE_MS = 30_000;

/** Another try helps when no answer came or the server itself failed, and only then; not where there is no connection. */
const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'offline' || error.status >= 502) &&
  window.navigator.onLine;

/** Whether it is the connection or the server that failed: what was refused has been judged. */
const isOutage = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'offline' || error.kind === 'malformed' || error.status >= 500);

/** The cache that is the client's state. What a mutation changes of it, `define-mutation.ts` does. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // What is on the screen stays there, and is no longer what holds now. No user is nothing to be old.
      onError: (error, query) => {
        if ((query.state.data ?? undefined) === undefined || query.getObserversCount() === 0)
          return;
        if (isOutage(error)) raiseAlert('error', describeFailure(error, anyFailure));
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // Without a connection a call fails at once, and the screen says so; none waits to be sent later.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A loader's answer is its screen's too, also when it is a refusal.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > STALE_MS,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay: 500,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
