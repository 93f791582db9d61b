import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { SHORT_TTL_MS } from '#src/contract/limits.ts';

/** What a route specifies about the server's response. */
export type PageResponse = {
  /** The page's status, if not 200. */
  status?: 410;
  /** Milliseconds that the server may cache the page; until a job changes if absent. */
  ttlMs?: number;
  /** The catalogs that the route loads. */
  catalogs?: string[];
};

/**
 * Server only: drops the optional queries that failed, so that the page renders without their data, and tries again
 * soon.
 */
export const dropFailed = (
  queryClient: QueryClient,
  response: PageResponse | undefined,
  queries: readonly { queryKey: QueryKey }[],
): void => {
  for (const { queryKey } of queries) {
    if (!queryClient.getQueryState(queryKey)?.error) continue;
    queryClient.removeQueries({ queryKey, exact: true });
    if (response) response.ttlMs = SHORT_TTL_MS;
  }
};
