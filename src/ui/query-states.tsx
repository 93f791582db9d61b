import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { translate, type UiText } from '#src/lib/ui-text.ts';
import { ErrorNotice } from './panel.tsx';

/** The part used here of what TanStack Query's `useQuery` returns. */
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
  /** Replaces the error notice, for errors that need more than a message. */
  renderFailure?: (text: string) => ReactNode;
  /** Shown instead of everything when there are no items at all; false otherwise. */
  empty?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
};

/**
 * A query's states: skeleton, error with Retry, empty, or data, which stays when a refetch fails. Put a list's page
 * into a `ListRegion` inside (rule LIST-3).
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
