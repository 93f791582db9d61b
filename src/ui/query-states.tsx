import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Message, translate } from '../lib/message.ts';
import { ErrorNotice } from './panel.tsx';

/** What is looked at of a query; the result of TanStack Query's `useQuery` is one. */
type Query<Data> = {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type FailureProps = {
  query: Query<unknown>;
  /** What a failure is called. */
  failure: (error: Error) => Message;
  /** The word on the button, where it is not the common one. */
  retryLabel?: string | undefined;
};

/** Why a query failed, and a way to ask again; nothing while it is being asked. */
export function QueryFailure({ query, failure, retryLabel }: FailureProps) {
  const { i18n } = useLingui();
  const { error, isFetching, refetch } = query;
  if (!error || isFetching) return null;
  return (
    <ErrorNotice
      text={translate(i18n, failure(error))}
      retryLabel={retryLabel}
      onRetry={() => refetch()}
    />
  );
}

type QueryStatesProps<Data> = Omit<FailureProps, 'query'> & {
  query: Query<Data>;
  /** The shape of what is asked for. */
  skeleton: ReactNode;
  /** In the place of the notice, for a failure that takes more than its text. */
  renderFailure?: (text: string) => ReactNode;
  /** In the place of everything, when there is nothing at all; false when there is something. */
  empty?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
};

/**
 * What a query shows: its skeleton, its failure with a way to ask again, that there is nothing, or what
 * came. What is there stays when asking again fails. A list's page goes into a `ListRegion` in it.
 */
export function QueryStates<Data>({
  query,
  skeleton,
  failure,
  retryLabel,
  renderFailure,
  empty,
  children,
}: QueryStatesProps<Data>) {
  const { i18n } = useLingui();
  const { data, error, isFetching } = query;
  if (data !== undefined) return empty?.(data) || children(data);
  if (!error || isFetching) return skeleton;
  if (renderFailure) return renderFailure(translate(i18n, failure(error)));
  return <QueryFailure query={query} failure={failure} retryLabel={retryLabel} />;
}
