import { QueryCache, QueryClient } from '@tanstack/react-query';
import { raiseAlert } from '#src/lib/alerts.ts';
import { ApiError, anyFailure, failureMessage } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Failures raise no alert, because the query refetches automatically. */
      isSilent?: boolean;
    };
  }
}

/** Milliseconds for which data counts as fresh, so that going back and forth refetches nothing (rule OFFLINE-2). */
const STALE_MS = 30_000;

/**
 * A retry only helps when there was no response or the server failed, and not without a connection.
 */
const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'offline' || error.status >= 502) &&
  window.navigator.onLine;

/** Whether the connection or the server failed, rather than refused the call. */
const isOutage = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'offline' || error.kind === 'malformed' || error.status >= 500);

/** The cache, which is the client's state. `define-mutation.ts` updates it after mutations (rule OFFLINE-1). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      // The data on screen stays, but is outdated. For a visitor, "no user" is never outdated.
      onError: (error, query) => {
        if ((query.state.data ?? undefined) === undefined || query.getObserversCount() === 0)
          return;
        if (query.meta?.isSilent) return;
        if (isOutage(error)) raiseAlert('error', failureMessage(error, anyFailure));
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // Without a connection a call fails at once and the screen shows it; none is queued for later.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A screen shares its loader's result, including an error.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > STALE_MS,
        // The server, which renders pages, has no network to wait for.
        retry: (failures, error) => !import.meta.env.SSR && failures < 1 && isWorthRetrying(error),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
