import {
  MutationCache,
  matchQuery,
  type Query,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { raiseAlert } from '../lib/alerts.ts';
import { ApiError, anyFailure, describeFailure, describeFailures } from './api-error.ts';
import type { Outcome } from './define-mutation.ts';

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

/**
 * Asks again for what is being fetched for the first time: its answer may be from before the change.
 * `invalidateQueries` does so only where there is data already, and takes an older answer for a fresh one.
 */
const restartFirstFetches = (
  queryClient: QueryClient,
  predicate: (query: Query) => boolean,
): void => {
  const queries = queryClient.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  for (const query of queries.filter(({ state }) => state.data === undefined)) {
    // Whoever waits for the first fetch gets the answer of the second.
    void query.cancel({ silent: true });
    query.fetch().catch(() => undefined);
  }
};

const raiseOutcome = (outcome: Outcome, ms: number | undefined): void => {
  if (!outcome) return;
  if (typeof outcome === 'object' && 'type' in outcome)
    raiseAlert(outcome.type, outcome.message, ms);
  else raiseAlert('success', outcome, ms);
};

/** The cache that is the client's state, and the one way in which mutations take effect. */
export const createQueryClient = (): QueryClient => {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // What is on the screen stays there, and is no longer what holds now. No user is nothing to be old.
      onError: (error, query) => {
        if ((query.state.data ?? undefined) === undefined || query.getObserversCount() === 0)
          return;
        if (isOutage(error)) raiseAlert('error', describeFailure(error, anyFailure));
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: async (data, variables, _onMutateResult, mutation) => {
        const { invalidates = [], remove, success, successMs } = mutation.meta ?? {};
        remove?.(queryClient, variables as never);
        const predicate = (query: Query) =>
          invalidates.some((queryKey) => matchQuery({ queryKey }, query));
        restartFirstFetches(queryClient, predicate);
        // The mutation stays pending until what it changed has been asked again.
        await queryClient.invalidateQueries({ predicate });
        const outcome =
          typeof success === 'function' ? success(data as never, variables as never) : success;
        raiseOutcome(outcome, successMs);
      },
      onError: (error, _variables, _onMutateResult, mutation) => {
        const failure = mutation.meta?.failure;
        if (!failure) return;
        for (const text of describeFailures(error, failure)) raiseAlert('error', text);
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
  return queryClient;
};
