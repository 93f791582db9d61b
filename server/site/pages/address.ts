import { onceEach } from '#src/contract/search/job-search.ts';

/**
 * Redirect target of an address with a trailing slash, several slashes in a row or a repeated parameter, of which the
 * first counts, or all for a multi-value filter; undefined for other addresses. Starts with exactly one slash, so that
 * it leads to no other site (rule PAGE-3).
 */
export function normalizedAddress({ pathname, search, searchParams }: URL): string | undefined {
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`;
  const names = [...searchParams.keys()];
  const isDoubled = new Set(names).size < names.length;
  if (path === pathname && !isDoubled) return undefined;
  return (
    path + (isDoubled ? `?${new URLSearchParams([...onceEach(searchParams)]).toString()}` : search)
  );
}
