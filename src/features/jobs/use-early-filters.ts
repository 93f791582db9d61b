import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type JobSearch, onceEach, readJobSearch } from '#src/contract/search/job-search.ts';
import { shownSort, workplacesOf } from './active-filters.ts';

/** The part of a search that the form's filter fields represent, without its words. */
const chosenIn = (search: JobSearch): Partial<JobSearch> => {
  const { jobType, experienceLevel, salaryMin, postedWithin, company } = search;
  const workplaces = workplacesOf(search);
  return {
    jobType,
    experienceLevel,
    salaryMin,
    postedWithin,
    sort: shownSort(search),
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

/** Calls `change` with filters chosen before hydration, if they differ from those of `search`. */
export const useEarlyFilters = (
  form: RefObject<HTMLFormElement | null>,
  search: JobSearch,
  change: (filters: Partial<JobSearch>) => unknown,
): void => {
  const chosen = useRef<Partial<JobSearch>>(null);
  const isChosen = (filters: Partial<JobSearch>) =>
    JSON.stringify(filters) !== JSON.stringify(chosenIn(search));
  const read = useEffectEvent(() => {
    const filters = form.current && readFilters(form.current);
    if (filters && isChosen(filters)) chosen.current = filters;
  });
  const apply = useEffectEvent(() => {
    const filters = chosen.current;
    chosen.current = null;
    if (filters && isChosen(filters)) change(filters);
  });
  // Read at once, since React may soon reset the fields to those of `search`.
  useLayoutEffect(() => read(), []);
  // A choice may hydrate the page between its `input` and its `change` event. Rendering before that second event would
  // reset the field, which then would say that nothing is chosen.
  useEffect(() => {
    const timer = setTimeout(() => apply());
    return () => clearTimeout(timer);
  }, []);
};
