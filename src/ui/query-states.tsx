import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { translate, type UiText } from '#src/lib/ui-text.ts';
import { ErrorNotice } from './panel.tsx';

/** The part of a query's result that is used; TanStack Query's `useQuery` returns one. */
type Query<Data> = {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type FailureProps = {
  query: Query<unknown>;
  /** The error message. */
  failure: (error: Error) => UiText;
  /** The label of the retry button, if not the default. */
  retryLabel?: string | undefined;
};

/** Why a query failed, with a retry button; nothing while it is being fetched. */
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
  /** Shown while there is no data. */
  skeleton: ReactNode;
  /** Replaces the error notice, for an error that needs more than a message. */
  renderFailure?: (text: string) => ReactNode;
  /** Shown instead of everything when there are no items at all; false otherwise. */
  empty?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
};

/**
 * The states of a query: skeleton, error with Retry, empty, or its data. Data stays on screen when a refetch
 * fails. Put a page of a list into a `ListRegion` inside (rule LIST-3).
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
