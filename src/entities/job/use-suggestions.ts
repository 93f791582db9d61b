import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SuggestionKind } from '#src/contract/enumerations.ts';
import { SUGGEST_MIN } from '#src/contract/limits.ts';
import type { Suggestion } from '#src/contract/search/job-suggestion.ts';

/** Debounce: milliseconds after the last key. */
const DEBOUNCE_MS = 150;
/** Milliseconds to cache an answer. */
const CACHE_MS = 60_000;

/** The source of suggestions, and their kinds. */
export type SuggestionSource = {
  kinds: SuggestionKind[];
  ask: (
    query: { query: string; kinds: SuggestionKind[] },
    language: string,
    signal: AbortSignal,
  ) => Promise<readonly Suggestion[]>;
};

/**
 * The debounced suggestions for `typed`; none when it is too short, when offline or after a failure (rule SUGGEST-2).
 */
export const useSuggestions = (
  { kinds, ask }: SuggestionSource,
  typed: string,
): readonly Suggestion[] => {
  const { i18n } = useLingui();
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(setQuery, DEBOUNCE_MS, typed.trim());
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = Math.min(query.length, typed.trim().length) >= SUGGEST_MIN;
  const { data, isError } = useQuery({
    queryKey: ['suggestions', kinds, i18n.locale, query],
    queryFn: ({ signal }) => ask({ query, kinds }, i18n.locale, signal),
    enabled: isAsked && window.navigator.onLine,
    retry: false,
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
    placeholderData: keepPreviousData,
  });
  return isAsked && !isError && data ? data : [];
};
