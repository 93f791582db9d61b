import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type JobSearch, onceEach, readJobSearch } from '#src/contract/search/job-search.ts';
import { workplacesOf } from './active-filters.ts';

/** The part of a search that the form's filter fields represent, without its words. */
const chosenIn = (search: JobSearch): Partial<JobSearch> => {
  const { jobType, experienceLevel, salaryMin, postedWithin, company, sort } = search;
  const workplaces = workplacesOf(search);
  return {
    jobType,
    experienceLevel,
    salaryMin,
    postedWithin,
    sort,
    company: company || undefined,
    workplace: workplaces.length > 0 ? workplaces : undefined,
    remote: false,
  };
};

/** Reads the filters from a search form's fields. */
const readFilters = (form: HTMLFormElement): Partial<JobSearch> => {
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return chosenIn(readJobSearch(Object.fromEntries(onceEach(typed))));
};

const isSame = (one: Partial<JobSearch>, other: Partial<JobSearch>) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Calls `change` with filters chosen before hydration, if they differ from those of `search`. Reads them before React
 * resets the fields to the URL's values.
 */
export const useEarlyFilters = (
  form: RefObject<HTMLFormElement | null>,
  search: JobSearch,
  change: (filters: Partial<JobSearch>) => unknown,
): void => {
  const isHydrated = useHydrated();
  const chosen = useRef<Partial<JobSearch>>(null);
  // Compared here, since a filter chosen right after hydration may be in `search` before the effect below runs.
  useLayoutEffect(() => {
    if (isHydrated || !form.current) return;
    const filters = readFilters(form.current);
    if (!isSame(filters, chosenIn(search))) chosen.current = filters;
  }, [isHydrated, form, search]);

  const apply = useEffectEvent(change);
  useEffect(() => {
    const filters = chosen.current;
    if (!isHydrated || !filters) return;
    chosen.current = null;
    apply(filters);
  }, [isHydrated]);
};
