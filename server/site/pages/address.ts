import { onceEach } from '#src/contract/search/job-search.ts';

/**
 * The address to redirect to from one with a slash at its end, several in a row, or a parameter twice, of
 * which the first counts or, of a filter that takes several, each; undefined for any other. It begins with
 * one slash, so that it leads to no other site (rule PAGE-3).
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
