import {
  type MutationFunction,
  matchQuery,
  type Query,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { type AlertType, raiseAlert } from '../lib/alerts.ts';
import type { Message } from '../lib/message.ts';
import { describeFailures, type FailureMessages } from './api-error.ts';

/** What is said of a call that went well: a success, unless it names another kind of alert; or nothing. */
type Outcome = Message | { type: AlertType; message: Message } | undefined;

/** What follows from a call, whichever screen makes it. */
type Effects<Data, Variables> = {
  /** The resources that the call changed: every query under these keys is asked again. */
  invalidates?: readonly QueryKey[];
  /** Removes from the cache what is no longer there after the call (`remove-when-unused.ts`). */
  remove?: (queryClient: QueryClient, variables: Variables) => void;
  /** Said after that, as an alert. */
  success?: Message | ((data: Data, variables: Variables) => Outcome);
  /** Milliseconds that the success shows. */
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
  mutationKey?: QueryKey;
  mutationFn: MutationFunction<Data, Variables>;
  meta?: Effects<Data, Variables>;
};

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
  if (outcome === undefined) return;
  if (typeof outcome === 'object' && 'type' in outcome)
    raiseAlert(outcome.type, outcome.message, ms);
  else raiseAlert('success', outcome, ms);
};

/**
 * A call's mutation options, the one way in which a call takes effect. They hold no callbacks: what
 * follows from the call for the whole app is a part of the mutation, by its `meta`, so the `onSuccess`
 * that a component adds comes after it and overwrites nothing.
 */
export const defineMutation = <Data, Variables = void>({
  mutationFn,
  meta = {},
  ...options
}: Mutation<Data, Variables>): Pick<
  UseMutationOptions<Data, Error, Variables>,
  'mutationKey' | 'mutationFn'
> => ({
  ...options,
  mutationFn: async (variables, context) => {
    const { invalidates = [], remove, success, successMs, failure } = meta;
    const queryClient = context.client;
    let data: Data;
    try {
      data = await mutationFn(variables, context);
    } catch (error) {
      const texts = failure ? describeFailures(error, failure) : [];
      for (const text of texts) raiseAlert('error', text);
      throw error;
    }
    remove?.(queryClient, variables);
    const predicate = (query: Query) =>
      invalidates.some((queryKey) => matchQuery({ queryKey }, query));
    restartFirstFetches(queryClient, predicate);
    // The mutation stays pending until what it changed has been asked again.
    await queryClient.invalidateQueries({ predicate });
    raiseOutcome(typeof success === 'function' ? success(data, variables) : success, successMs);
    return data;
  },
});
