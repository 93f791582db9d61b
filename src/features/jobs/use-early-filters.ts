import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type JobSearch, readJobSearch } from '../../contract/job-search.ts';

/** The filters that are set in the fields of a search form. */
const readFilters = (form: HTMLFormElement): Partial<JobSearch> => {
  const { jobType, experienceLevel, remote } = readJobSearch(
    Object.fromEntries(new FormData(form)),
  );
  return { jobType, experienceLevel, remote };
};

const isSame = (one: Partial<JobSearch>, other: Partial<JobSearch>) =>
  String(one.jobType) === String(other.jobType) &&
  String(one.experienceLevel) === String(other.experienceLevel) &&
  one.remote === other.remote;

/**
 * Calls `change` with the filters that were chosen on a page from the server before the app ran, if they
 * aren't those of `search`. They are read before React sets the fields to what the URL says.
 */
export const useEarlyFilters = (
  form: RefObject<HTMLFormElement | null>,
  search: JobSearch,
  change: (filters: Partial<JobSearch>) => unknown,
): void => {
  const isHydrated = useHydrated();
  const chosen = useRef<Partial<JobSearch>>(null);
  useLayoutEffect(() => {
    if (!isHydrated && form.current) chosen.current = readFilters(form.current);
  }, [isHydrated, form]);

  const apply = useEffectEvent((filters: Partial<JobSearch>) => {
    if (!isSame(filters, search)) change(filters);
  });
  useEffect(() => {
    const filters = chosen.current;
    if (!isHydrated || !filters) return;
    chosen.current = null;
    apply(filters);
  }, [isHydrated]);
};
