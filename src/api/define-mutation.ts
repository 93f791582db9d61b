import {
  type MutationFunction,
  matchQuery,
  type Query,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query';
import type { Endpoint, Resource } from '#src/contract/endpoint.ts';
import { type AlertAction, type AlertType, raiseAlert } from '#src/lib/alerts.ts';
import type { UiText } from '#src/lib/ui-text.ts';
import { ApiError, type FailureMessages, failureMessages } from './api-error.ts';

/** The alert after a successful call: a success unless it has another type, or none. */
type Outcome =
  | UiText
  | { type: AlertType; message: UiText; action?: AlertAction | undefined }
  | undefined;

type Narrowing = Partial<Record<Resource, readonly QueryKey[]>>;

/** The success alert's text, or what makes it of the reply. */
export type Success<Data, Variables> =
  | UiText
  | ((data: Data, variables: Variables, client: QueryClient) => Outcome);

/** The effects of a call, whichever screen makes it. */
type Effects<Data, Variables> = {
  /** Limits the refetch of a touched resource to the queries under these keys. */
  only?: Narrowing | ((variables: Variables) => Narrowing);
  /** Removes from the cache what no longer exists after the call. */
  remove?: (queryClient: QueryClient, variables: Variables) => void;
  /** The success alert, raised after the refetch. */
  success?: Success<Data, Variables>;
  /** The duration of the success alert in milliseconds. */
  successMs?: number;
  /** The call's rows of the error catalog, raised as alerts; absent when the form itself shows the failure. */
  failure?: FailureMessages;
};

declare module '@tanstack/react-query' {
  interface Register {
    /** Nothing reads the library's own `meta`. */
    mutationMeta: Record<string, never>;
  }
}

type Mutation<Data, Variables> = {
  /** Calls of one scope are sent one after the other. */
  scope?: { id: string };
  mutationKey?: QueryKey;
  mutationFn: MutationFunction<Data, Variables>;
  meta?: Effects<Data, Variables>;
};

/** Returns whether calls of these endpoints may change a query's reply. */
export const isTouched = (endpoints: readonly Endpoint[], only: Narrowing = {}) => {
  const touched = endpoints.flatMap(({ touches = [] }) => touches);
  const isWrite = endpoints.some(({ touches }) => touches);
  return (query: Query): boolean => {
    const resource = query.queryKey[0] as Resource;
    const isNamed = touched.some((name) => name === resource || name === 'everything');
    if (!isNamed && !(isWrite && resource === 'console')) return false;
    return only[resource]?.some((queryKey) => matchQuery({ queryKey }, query)) ?? true;
  };
};

/**
 * Restarts queries that are being fetched for the first time: their response may be from before the
 * change. `invalidateQueries` only restarts queries that already have data, and would take the
 * older response for a fresh one.
 */
const restartFirstFetches = (
  queryClient: QueryClient,
  predicate: (query: Query) => boolean,
): void => {
  const queries = queryClient.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  for (const query of queries.filter(({ state }) => state.data === undefined)) {
    // Whoever awaits the first fetch gets the result of the second.
    void query.cancel({ silent: true });
    query.fetch().catch(() => undefined);
  }
};

const raiseOutcome = (outcome: Outcome, ms: number | undefined): void => {
  if (outcome === undefined) return;
  if (typeof outcome === 'object' && 'type' in outcome)
    raiseAlert(outcome.type, outcome.message, ms, outcome.action);
  else raiseAlert('success', outcome, ms);
};

/**
 * A call's mutation options, the only way for a call to take effect: they refetch what its endpoint touches, or all of
 * its endpoints if it makes several calls. They hold no callbacks. App-wide effects run inside `mutationFn`, as `meta`
 * describes, so a component's `onSuccess` runs after them and overrides nothing.
 */
export const defineMutation = <Data, Variables = void>(
  endpoint: Endpoint | readonly Endpoint[],
  { mutationFn, meta = {}, ...options }: Mutation<Data, Variables>,
): Pick<UseMutationOptions<Data, Error, Variables>, 'mutationKey' | 'mutationFn' | 'scope'> => ({
  ...options,
  mutationFn: async (variables, context) => {
    const { only = {}, remove, success, successMs, failure } = meta;
    const queryClient = context.client;
    let data: Data;
    try {
      data = await mutationFn(variables, context);
    } catch (error) {
      // Each event is announced once (rule ALERT-1).
      const isAnnounced = error instanceof ApiError && error.isAnnounced;
      const texts = failure && !isAnnounced ? failureMessages(error, failure) : [];
      for (const text of texts) raiseAlert('error', text);
      throw error;
    }
    remove?.(queryClient, variables);
    const predicate = isTouched(
      [endpoint].flat(),
      typeof only === 'function' ? only(variables) : only,
    );
    restartFirstFetches(queryClient, predicate);
    // The mutation stays pending until what it changed has been refetched.
    await queryClient.invalidateQueries({ predicate });
    const outcome = typeof success === 'function' ? success(data, variables, queryClient) : success;
    raiseOutcome(outcome, successMs);
    return data;
  },
});
