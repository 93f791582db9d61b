import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Removes the queries under `queryKey` as soon as no screen uses them, so that going back shows
 * nothing that was deleted.
 */
export const removeWhenUnused = (queryClient: QueryClient, queryKey: QueryKey): void => {
  const cache = queryClient.getQueryCache();
  const query = cache.find({ queryKey });
  if (!query) return;
  if (query.getObserversCount() === 0) {
    cache.remove(query);
    return;
  }
  const stop = cache.subscribe((event) => {
    if (event.query !== query || query.getObserversCount() > 0) return;
    stop();
    cache.remove(query);
  });
};
