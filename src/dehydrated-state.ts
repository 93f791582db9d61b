import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { getMeKey } from './api/auth.ts';
import { STATE_ID } from './contract/site/page.ts';

/** What the browser needs to take over a rendered page. */
export type DehydratedPage = {
  /** The time in milliseconds that the page's relative dates were measured from. */
  now: number;
  /** Where the page is published. */
  origin: string;
  /** The replies that the page shows. Failures don't travel. */
  queries: { queryKey: QueryKey; data: unknown }[];
};

/** Who looks at the page, the browser knows. */
const isPublic = ({ queryKey, state }: Query): boolean =>
  state.status === 'success' && queryKey[0] !== getMeKey()[0];

/** The state as JSON that can stand in a page: nothing in it ends the element around it (rule PAGE-1). */
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

/** The state that came with the page; null where the browser renders it anew. */
export const readDehydratedPage = (): DehydratedPage | null => {
  const text = document.getElementById(STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as DehydratedPage) : null;
};

/** Fills the cache with what came with the page. It counts as fetched now, whatever clock the server has and however long the page was kept. */
export const restoreQueries = (queryClient: QueryClient, { queries }: DehydratedPage): void => {
  for (const { queryKey, data } of queries) queryClient.setQueryData(queryKey, data);
};
