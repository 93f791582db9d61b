import type { QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query';
import type { AlertType } from '../lib/alerts.ts';
import type { Message } from '../lib/message.ts';
import type { FailureMessages } from './api-error.ts';

/** What is said of a call that went well: a success, unless it names another kind of alert; or nothing. */
export type Outcome = Message | { type: AlertType; message: Message } | undefined;

/** What the query client does once a call is over (`query-client.ts`). */
export type MutationEffects<Data, Variables> = {
  /** The resources that the call changed: every query under these keys is asked again. */
  invalidates?: readonly QueryKey[];
  /** Removes from the cache what is no longer there after the call (`remove-when-unused.ts`). */
  remove?: (queryClient: QueryClient, variables: Variables) => void;
  /** Said after that, as an alert. */
  success?: Message | ((data: Data, variables: Variables) => Outcome);
  /** Milliseconds that the success shows. */
  successMs?: number;
  /** The call's rows of the error catalogue, raised as alerts; absent when the form itself shows the failure. */
  failure?: FailureMessages;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationEffects<never, never>;
  }
}

type Mutation<Data, Variables> = Pick<
  UseMutationOptions<Data, Error, Variables>,
  'mutationFn' | 'mutationKey'
> & { meta?: MutationEffects<Data, Variables> };

/**
 * A call's mutation options. They hold no callbacks: what a call does for the whole app is in its
 * `meta`, so the `onSuccess` that a component adds beside them overwrites nothing.
 */
export const defineMutation = <Data, Variables = void>(
  mutation: Mutation<Data, Variables>,
): Mutation<Data, Variables> => mutation;
