import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { getMeKey } from './api/auth.ts';
import { STATE_ID } from './contract/site/page.ts';

/** The data that the browser needs to hydrate a page. */
export type DehydratedPage = {
  /** The base of the page's relative dates, in milliseconds. */
  now: number;
  /** The site's origin. */
  origin: string;
  /** The replies that the page shows, without failures. */
  queries: { queryKey: QueryKey; data: unknown }[];
};

/** The current user is left to the browser. */
const isPublic = ({ queryKey, state }: Query): boolean =>
  state.status === 'success' && queryKey[0] !== getMeKey()[0];

/** The state as JSON that is safe inside an HTML element (rule PAGE-1). */
export const writeDehydratedPage = (
  queryClient: QueryClient,
  about: Pick<DehydratedPage, 'now' | 'origin'>,
): string => {
  const state: DehydratedPage = {
    ...about,
    queries: queryClient
      .getQueryCache()
      .findAll({ predicate: isPublic })
      .map(({ queryKey, state: { data } }) => ({ queryKey, data })),
  };
  return JSON.stringify(state).replaceAll('<', '\\u003c');
};

/** The page's state; null if the browser renders from scratch. */
export const readDehydratedPage = (): DehydratedPage | null => {
  const text = document.getElementById(STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as DehydratedPage) : null;
};

/** Fills the cache from the page. Queries count as fetched now, regardless of the server's clock and the page's age. */
export const restoreQueries = (queryClient: QueryClient, { queries }: DehydratedPage): void => {
  for (const { queryKey, data } of queries) queryClient.setQueryData(queryKey, data);
};
